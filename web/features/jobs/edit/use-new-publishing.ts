import type { Publishing } from '#domain/features/jobs/lifecycle.ts';
import { useTenant } from '#web/features/tenants/queries.ts';
import { useRole, useScopes } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';

/** How an unsaved job can be published. Once saved, the server decides. */
export function useNewPublishing(isPending: boolean): Publishing {
  const { switches } = useTenant();
  const getScope = useScopes();
  const role = useRole();
  if (isPending) return 'no';
  const approves = getScope('approval.decide') !== null && (!switches.admins_decide || role === 'admin');
  const decides = getScope('job.decide') !== null && (!switches.job_approval || approves);
  return decides ? 'now' : 'ask';
}

/** Why the user cannot publish directly. */
export function usePublishNote(publishing: Publishing): string | undefined {
  const t = useT();
  const { switches } = useTenant();
  if (publishing !== 'ask') return undefined;
  return t(switches.job_approval ? 'jobs.form.publishNeedsAnswer' : 'jobs.form.publishNeedsLead');
}
