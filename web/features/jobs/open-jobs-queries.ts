import { queryOptions } from '@tanstack/react-query';
import type { JobFacets } from '#domain/features/jobs/search/search.ts';
import { jobsApi } from '#web/lib/api/hiring/jobs.ts';
import { call } from '#web/lib/call.ts';

/** A country with its own site; null for all jobs. */
export type SiteCountry = 'CA' | null;

/** The open jobs by work mode, employer, and other facts. Without the search module, which the home page doesn't need. */
export const openJobs = (country: SiteCountry) =>
  queryOptions({
    queryKey: ['jobs', 'open', country],
    queryFn: ({ signal }): Promise<JobFacets> =>
      call(jobsApi.facets, { query: country === null ? {} : { country: [country] } }, { signal }),
  });

/** The number of open jobs: each has one work mode. */
export function countOpenJobs({ mode }: JobFacets): number {
  return mode.reduce((sum, { count }) => sum + count, 0);
}
