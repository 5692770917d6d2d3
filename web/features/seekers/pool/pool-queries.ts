import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SeekerPage, SeekerView, seekerSorts } from '#domain/features/seekers/pool.ts';
import { seekerPoolApi } from '#web/lib/api/people/seekers.ts';
import { call, callForFile } from '#web/lib/call.ts';
import { omitEmpty } from '#web/lib/request.ts';
import { saveFile } from '#web/lib/save-file.ts';

/** Filters of a job seeker list; empty means any. */
export interface PoolFilter {
  readonly query: string;
  readonly skills: readonly string[];
  readonly place: string;
  readonly tag: string;
  readonly sort: (typeof seekerSorts)[number];
}

export const seekerPool = (filter: PoolFilter) =>
  infiniteQueryOptions({
    queryKey: ['seekers', 'pool', filter],
    queryFn: ({ pageParam, signal }): Promise<SeekerPage> =>
      call(seekerPoolApi.list, { query: getQuery(filter, pageParam) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });

/** The first job seekers whose name, headline, or summary matches the query. */
export const fewSeekers = (words: string) =>
  queryOptions({
    queryKey: ['seekers', 'few', words],
    queryFn: ({ signal }): Promise<SeekerPage> => call(seekerPoolApi.list, { query: { words } }, { signal }),
  });

export const seekerQuery = (id: number) =>
  queryOptions({
    queryKey: ['seekers', 'one', id],
    queryFn: ({ signal }): Promise<SeekerView> => call(seekerPoolApi.read, { params: { id: String(id) } }, { signal }),
  });

function getQuery({ query, skills, place, tag, sort }: PoolFilter, cursor: string | null) {
  return {
    sort,
    ...(skills.length > 0 ? { skill: [...skills] } : {}),
    ...omitEmpty({ words: query, place, tag, cursor }),
  };
}

/** Downloads the people that the filter finds. */
export async function downloadPool(filter: PoolFilter): Promise<void> {
  const file = await callForFile(seekerPoolApi.download, { query: getQuery(filter, null) });
  saveFile(file, `job-seekers-${new Date().toISOString().slice(0, 10)}.csv`);
}
