import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ExplainedMatch } from '#domain/features/matching/contract.ts';
import type { TermKind } from '#domain/features/matching/taxonomy/terms.ts';
import type { ContractOf, ResponseData } from '#domain/lib/endpoint.ts';
import { matchingApi } from '#web/lib/api/hiring/matching.ts';
import { call } from '#web/lib/call.ts';
import { useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { isSignedIn } from '#web/lib/session.ts';
import type { Choice } from '#web/ui/field/choice/radio-group.tsx';

/** The job seeker's explained match with a job. */
export const matchWithJob = (jobId: number) =>
  queryOptions({
    queryKey: ['match', jobId],
    queryFn: ({ signal }): Promise<ExplainedMatch> =>
      call(matchingApi.ofJob, { params: { id: String(jobId) } }, { signal }),
    enabled: isSignedIn,
  });

/** Suggestions of a field. */
export interface Suggestions {
  readonly suggestions: readonly Choice[];
  readonly state: 'ready' | 'loading' | 'failed';
}

/** Taxonomy terms that start with the typed text: skills, titles, certifications, or industries. */
export function useTermSuggestions(kind: TermKind, text: string): Suggestions {
  const words = useDebounced(text.trim());
  const query = useQuery({
    queryKey: ['terms', kind, words],
    queryFn: ({ signal }) => call(matchingApi.suggestTerms, { query: { kind, words } }, { signal }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
  const terms = words === '' ? [] : (query.data?.terms ?? []);
  return { suggestions: terms.map(({ label }) => ({ value: label, label })), state: getState(query) };
}

type Town = ResponseData<ContractOf<typeof matchingApi.suggestPlaces>>['places'][number];

/**
 * Cities that start with the typed text; `all` adds states, provinces, and postal codes. The value is the name to search
 * with; `places` has their details.
 */
export function useLocationSuggestions(
  text: string,
  kinds: 'cities' | 'all' = 'cities',
): Suggestions & { readonly places: readonly Town[] } {
  const words = useDebounced(text.trim());
  const query = useQuery({
    queryKey: ['places', kinds, words],
    queryFn: ({ signal }) => call(matchingApi.suggestPlaces, { query: { words, kinds } }, { signal }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
  const places = words === '' ? [] : (query.data?.places ?? []);
  return { suggestions: places.map(({ name }) => ({ value: name, label: name })), places, state: getState(query) };
}

function getState(query: { isError: boolean; isFetching: boolean }): Suggestions['state'] {
  if (query.isError) return 'failed';
  return query.isFetching ? 'loading' : 'ready';
}
