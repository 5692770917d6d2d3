import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  FittingJob,
  OwnSuggestion,
  SentSuggestion,
  SuggestedPerson,
} from '#domain/features/applications/sourcing/contract.ts';
import { sourcingApi } from '#web/lib/api/hiring/applications.ts';
import { jobsApi } from '#web/lib/api/hiring/jobs.ts';
import { call } from '#web/lib/call.ts';
import { omitEmpty } from '#web/lib/request.ts';

const at = (id: number) => ({ params: { id: String(id) } });

/** The open jobs that the user can suggest and whose title matches the words. */
export const suggestibleJobs = (words: string) =>
  queryOptions({
    queryKey: ['jobs', 'suggestible', words],
    queryFn: async ({ signal }) =>
      (
        await call(
          jobsApi.manage,
          { query: { sort: 'changed', status: 'active', ...omitEmpty({ words }) } },
          { signal },
        )
      ).jobs,
  });

/** To whom of the people the job can be suggested. */
export const suggestionPreview = (jobId: number, people: readonly number[]) =>
  queryOptions({
    queryKey: ['suggestions', 'preview', jobId, people],
    queryFn: async ({ signal }): Promise<SuggestedPerson[]> =>
      (await call(sourcingApi.preview, { ...at(jobId), body: { people: [...people] } }, { signal })).people,
    staleTime: 0,
  });

/** What the user's organization suggested to a person. */
export const sentSuggestions = (personId: number) =>
  queryOptions({
    queryKey: ['suggestions', 'sent', personId],
    queryFn: async ({ signal }): Promise<SentSuggestion[]> =>
      (await call(sourcingApi.ofPerson, at(personId), { signal })).suggestions,
    staleTime: 0,
  });

/** The jobs that fit a person, best match first. */
export const fittingJobs = (personId: number) =>
  queryOptions({
    queryKey: ['suggestions', 'jobs', personId],
    queryFn: async ({ signal }): Promise<FittingJob[]> =>
      (await call(sourcingApi.jobsOfPerson, at(personId), { signal })).jobs,
    staleTime: 0,
  });

/** The suggestions that wait for the user. */
export const ownSuggestions = () =>
  queryOptions({
    queryKey: ['suggestions', 'own'],
    queryFn: async ({ signal }): Promise<OwnSuggestion[]> => (await call(sourcingApi.own, {}, { signal })).suggestions,
    staleTime: 0,
  });

interface NewSuggestions {
  readonly jobId: number;
  readonly people: readonly number[];
  readonly reason: string;
}

export function useSuggestJob() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ jobId, people, reason }: NewSuggestions): Promise<SuggestedPerson[]> =>
      (await call(sourcingApi.suggest, { ...at(jobId), body: { people: [...people], reason } })).people,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['suggestions'] }),
  });
}
