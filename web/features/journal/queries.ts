import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type {
  CaseloadPage,
  caseloadFilters,
  caseloadSorts,
  Journal,
  JournalDraft,
  OwnPartner,
} from '#domain/features/journal/contract.ts';
import { journalApi } from '#web/lib/api/people/journal.ts';
import { call } from '#web/lib/call.ts';

const at = (id: number) => ({ params: { id: String(id) } });

export const journalOf = (personId: number) =>
  queryOptions({
    queryKey: ['journal', 'person', personId],
    queryFn: ({ signal }): Promise<Journal> => call(journalApi.ofPerson, at(personId), { signal }),
    staleTime: 0,
  });

/** Adds entries, saves tags, and marks next steps of one person as done. */
export function useJournal(personId: number) {
  const queries = useQueryClient();
  const onSuccess = async (journal: Journal) => {
    queries.setQueryData(journalOf(personId).queryKey, journal);
    await Promise.all(
      [
        ['seekers', 'pool'],
        ['journal', 'caseload'],
      ].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  };
  const add = (body: JournalDraft) => call(journalApi.add, { ...at(personId), body });
  const saveTags = (tags: readonly string[]) =>
    call(journalApi.saveTags, { ...at(personId), body: { tags: [...tags] } });
  const complete = (id: number) => call(journalApi.complete, at(id));
  return {
    add: useMutation({ mutationFn: add, onSuccess }),
    saveTags: useMutation({ mutationFn: saveTags, onSuccess }),
    complete: useMutation({ mutationFn: complete, onSuccess }),
  };
}

/** The people whom the user's organization supports, page by page. */
export const caseload = (sort: (typeof caseloadSorts)[number]) =>
  infiniteQueryOptions({
    queryKey: ['journal', 'caseload', 'pages', sort],
    queryFn: ({ pageParam, signal }): Promise<CaseloadPage> =>
      call(journalApi.caseload, { query: { sort, page: String(pageParam) } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.has_more ? pages.length + 1 : undefined),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** The first of these people, by the day of their next step. */
export const firstOfCaseload = (only?: (typeof caseloadFilters)[number]) =>
  queryOptions({
    queryKey: ['journal', 'caseload', 'first', only],
    queryFn: ({ signal }): Promise<CaseloadPage> => call(journalApi.caseload, { query: { only } }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const ownPartner = () =>
  queryOptions({
    queryKey: ['journal', 'partner'],
    queryFn: ({ signal }): Promise<OwnPartner> => call(journalApi.ownPartner, {}, { signal }),
  });

export function useEndSupport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(journalApi.endSupport, {}),
    onSuccess: (own) => queries.setQueryData(ownPartner().queryKey, own),
  });
}
