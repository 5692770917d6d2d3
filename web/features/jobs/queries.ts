import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Job, JobCard } from '#domain/features/jobs/job.ts';
import type { JobFacets, JobPage } from '#domain/features/jobs/search/search.ts';
import { jobsApi } from '#web/lib/api/hiring/jobs.ts';
import { call } from '#web/lib/call.ts';
import { type JobSearch, queryOfSearch } from './search/search-address.ts';

/** Rows of the search before "Show more jobs": about one and a half screens. */
const resultsPerPage = '10';

/** Active jobs, paged. Responses for job seekers include the match. */
export const jobSearch = (search: JobSearch) =>
  infiniteQueryOptions({
    queryKey: ['jobs', 'search', queryOfSearch(search)],
    queryFn: ({ pageParam, signal }): Promise<JobPage> => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      return call(
        jobsApi.search,
        { query: { ...queryOfSearch(search), limit: resultsPerPage, ...cursor } },
        { signal },
      );
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });

/** A few jobs for another page. */
export const fewJobs = (search: JobSearch, limit: number) =>
  queryOptions({
    queryKey: ['jobs', 'few', queryOfSearch(search), limit],
    queryFn: ({ signal }): Promise<JobPage> =>
      call(jobsApi.search, { query: { ...queryOfSearch(search), limit: String(limit) } }, { signal }),
  });

export const jobQuery = (id: number) =>
  queryOptions({
    queryKey: ['jobs', 'one', id],
    queryFn: ({ signal }): Promise<Job> => call(jobsApi.read, { params: { id: String(id) } }, { signal }),
  });

/** Similar open jobs. */
export const jobsLike = (id: number) =>
  queryOptions({
    queryKey: ['jobs', 'similar', id],
    queryFn: async ({ signal }): Promise<JobCard[]> =>
      (await call(jobsApi.similar, { params: { id: String(id) } }, { signal })).jobs,
  });

/** Facet counts. */
export const jobFacets = (search: JobSearch) => {
  const { sort: _sort, ...query } = queryOfSearch({ ...search, sort: null });
  return queryOptions({
    queryKey: ['jobs', 'facets', query],
    queryFn: ({ signal }): Promise<JobFacets> => call(jobsApi.facets, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
};

/** Titles, skills, and employers of active jobs that start with the query. */
export const wordSuggestions = (words: string) =>
  queryOptions({
    queryKey: ['jobs', 'suggestions', words],
    queryFn: ({ signal }) => call(jobsApi.suggest, { query: { words } }, { signal }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });

/** Invalidates the lists, pages, and counts with a changed job. */
export function forgetJobs(queries: QueryClient): Promise<unknown> {
  return Promise.all(['jobs', 'overview', 'applications'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
}
