import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { DraftAnswers, SavedDraft } from '#domain/features/applications/draft.ts';
import { applicationDraftsApi } from '#web/lib/api/hiring/applications.ts';
import { call } from '#web/lib/call.ts';
import { createQueue } from '#web/lib/queue.ts';
import type { RemoteDraft } from '#web/ui/form/use-draft.ts';

/** The draft of an application from any device, loaded when it is opened. */
export const applicationDraft = (jobId: number) =>
  queryOptions({
    queryKey: ['application-draft', jobId],
    queryFn: async ({ signal }): Promise<SavedDraft | null> =>
      (await call(applicationDraftsApi.read, buildParams(jobId), { signal })).draft,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

/** Saves an application draft with the account, one request at a time, in order. */
export function useSyncedDraft(jobId: number, draft: SavedDraft | null): RemoteDraft {
  const [elsewhere] = useState(() => syncedDraft(jobId, draft));
  return elsewhere;
}

function syncedDraft(jobId: number, draft: SavedDraft | null): RemoteDraft {
  const enqueue = createQueue();
  // A failed save stays on this device and is retried with the next change.
  const after = <Done>(work: () => Promise<Done>): Promise<Done | null> => enqueue(work).catch(() => null);
  return {
    savedDraft: draft && { answers: draft.answers, at: draft.kept_at },
    save: (answers) =>
      after(async () => {
        const body = answers as DraftAnswers;
        return (await call(applicationDraftsApi.save, { ...buildParams(jobId), body })).kept_at;
      }),
    discard: () => void after(() => call(applicationDraftsApi.delete, buildParams(jobId))),
  };
}

function buildParams(jobId: number) {
  return { params: { id: String(jobId) } };
}
