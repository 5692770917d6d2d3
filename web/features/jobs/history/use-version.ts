import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import type { JobEdit } from '#domain/features/jobs/job-history.ts';
import { buildDraft } from '#domain/features/jobs/posting/job-draft.ts';
import { paths } from '#web/app/paths.ts';
import { getValues } from '#web/features/jobs/form/values.ts';
import { readJobNow } from '#web/features/jobs/staff-queries.ts';
import { loadDraft, saveDraft } from '#web/lib/input/drafts.ts';
import { useOwnerId } from '#web/lib/session.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { formatDateTime } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { readVersionNow } from './history-queries.ts';

/** Opens the editor with the content of an earlier version as an unsaved draft. Only saving changes the job. */
export function useVersion(jobId: number) {
  const owner = useOwnerId();
  const navigate = useNavigate();
  const name = `job:${jobId}`;
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ version, at }: JobEdit) => {
      const [job, content] = await Promise.all([readJobNow(jobId), readVersionNow(jobId, version)]);
      saveDraft(owner, name, getValues(buildDraft(Object.assign(job, content), job.organisation.id)));
      await navigate(paths.editJob(jobId), { state: { versionAt: at } });
    },
    onError: (error) => showToast({ action: `use-version-${jobId}`, tone: 'danger', text: translateError(error) }),
  });
  return { hasUnsavedChanges: () => loadDraft(owner, name) !== null, open: mutate, isPending };
}

/** Says which version the form shows, after `useVersion` opened it. */
export function useRestoredText(): string | undefined {
  const t = useT();
  const { versionAt } = Object(useLocation().state);
  return typeof versionAt === 'string' ? t('jobHistory.restored', { time: formatDateTime(versionAt) }) : undefined;
}
