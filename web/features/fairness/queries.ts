import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  FairnessRecord,
  OwnAnswers,
  PublicRecord,
  SelfIdentification,
} from '#domain/features/fairness/contract.ts';
import { fairnessApi } from '#web/lib/api/hiring/fairness.ts';
import { call, callForFile } from '#web/lib/call.ts';
import { saveFile } from '#web/lib/save-file.ts';

export const ownAnswers = queryOptions({
  queryKey: ['self-identification'],
  queryFn: ({ signal }): Promise<SelfIdentification> => call(fairnessApi.own, {}, { signal }),
});

/** Saves the answers with the consent; null deletes them. */
export function useSaveAnswers() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (answers: OwnAnswers | null): Promise<SelfIdentification> =>
      answers ? call(fairnessApi.save, { body: { answers, is_consent: true } }) : call(fairnessApi.clear, {}),
    onSuccess: async (saved) => {
      queries.setQueryData(ownAnswers.queryKey, saved);
      await queries.invalidateQueries({ queryKey: ['consents'] });
    },
  });
}

/** The record of an employer, or of all without a public record (empty). */
export const fairnessRecord = (employer: string, audience: 'staff' | 'public') =>
  queryOptions({
    queryKey: ['fairness', audience, employer],
    queryFn: ({ signal }): Promise<FairnessRecord> =>
      call(
        audience === 'staff' ? fairnessApi.read : fairnessApi.readPublic,
        { query: getFilter(employer) },
        { signal },
      ),
  });

export async function downloadRecord(employer: string): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  saveFile(await callForFile(fairnessApi.download, { query: getFilter(employer) }), `fairness-record-${day}.csv`);
}

function getFilter(employer: string) {
  return employer === '' ? {} : { employer };
}

export const ownPublication = queryOptions({
  queryKey: ['fairness-publication'],
  queryFn: ({ signal }): Promise<PublicRecord> => call(fairnessApi.publication, {}, { signal }),
});

export function usePublish() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isPublic: boolean): Promise<PublicRecord> =>
      call(fairnessApi.publish, { body: { is_public: isPublic } }),
    onSuccess: (saved) => queries.setQueryData(ownPublication.queryKey, saved),
  });
}
