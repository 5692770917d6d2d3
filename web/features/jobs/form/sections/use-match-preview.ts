import { useQuery } from '@tanstack/react-query';
import type { DeepPartial } from 'react-hook-form';
import { MatchDraft } from '#domain/features/jobs/match-preview.ts';
import { emptyJob, type JobFormValues, writtenJob } from '#web/features/jobs/form/values.ts';
import { matchPreview } from '#web/features/jobs/staff-queries.ts';
import { useDebounced } from '#web/lib/hooks/use-debounced.ts';

/** Computed after a pause in typing. */
const delayMs = 600;

/** What the form as written would match. Not computed while a weight or a requirement is invalid. */
export function useMatchPreview(values: DeepPartial<JobFormValues>, jobId: number | undefined, isOpen: boolean) {
  const settled = useDebounced(values, delayMs);
  const draft = MatchDraft.safeParse(writtenJob({ ...emptyJob, ...settled } as JobFormValues));
  const isComplete = draft.success;
  const request = matchPreview(draft.data ?? emptyDraft, jobId);
  return { preview: useQuery({ ...request, enabled: isOpen && isComplete }), isComplete };
}

const emptyDraft = MatchDraft.parse(writtenJob(emptyJob));
