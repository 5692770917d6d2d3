import { type ApplicationStatus, getPreviousStatus } from '#domain/features/applications/lifecycle.ts';
import { getMoveNotificationKind } from '#domain/features/notifications/kinds.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { notify } from '#server/features/notifications/service.ts';
import { buildApplicationFacts } from './present.ts';
import { type ApplicationRow, insertEvent, updateStatus } from './queries.ts';

interface StatusChange {
  readonly to: ApplicationStatus;
  /** For the team. */
  readonly note: string;
  /** For the job seeker. */
  readonly message: string;
}

/** Sets the status of a locked application, records the event, and notifies the job seeker. */
export async function changeStatus(
  ctx: SignedInContext,
  change: Write,
  row: ApplicationRow,
  { to, note, message }: StatusChange,
): Promise<void> {
  const from = row.status;
  const isOwn = row.user_id === ctx.actor.userId;
  const tenantId = ctx.tenant.id;
  await updateStatus(change.db, {
    tenantId,
    id: row.id,
    to,
    statusBefore: getPreviousStatus(buildApplicationFacts(row), to),
    now: ctx.clock(),
  });
  await insertEvent(change.db, {
    tenantId,
    applicationId: row.id,
    actorId: ctx.actor.userId,
    from,
    to,
    note: isOwn ? '' : note,
    message,
  });
  await change.audit({ action: 'application.move', subject: ['application', row.id], detail: { from, to } });
  const kind = getMoveNotificationKind(to);
  if (isOwn || kind === null) return;
  const values = { job: row.job_title, company: row.company };
  await notify(change, { tenantId, userId: row.user_id, kind, values, subject: row.id });
}
