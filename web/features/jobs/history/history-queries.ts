import { infiniteQueryOptions } from '@tanstack/react-query';
import type { JobHistoryPage } from '#domain/features/jobs/job-history.ts';
import type { JobContent } from '#domain/features/jobs/posting/job-content.ts';
import { jobHistoryApi } from '#web/lib/api/hiring/jobs.ts';
import { call } from '#web/lib/call.ts';

/** Edits and status changes of a job, newest first. */
export const jobHistory = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['jobs', 'history', id],
    queryFn: ({ pageParam, signal }): Promise<JobHistoryPage> => {
      const query = pageParam === null ? {} : { cursor: pageParam };
      return call(jobHistoryApi.list, { params: { id: String(id) }, query }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
  });

export function readVersionNow(id: number, version: number): Promise<JobContent> {
  return call(jobHistoryApi.read, { params: { id: String(id), version: String(version) } });
}
