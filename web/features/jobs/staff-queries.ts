import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { JobMove, ManagedJobPage, managedJobSorts } from '#domain/features/jobs/contract.ts';
import type { Job } from '#domain/features/jobs/job.ts';
import type { JobStatus } from '#domain/features/jobs/lifecycle.ts';
import type { MatchDraft, MatchPreview } from '#domain/features/jobs/match-preview.ts';
import type { NewJob } from '#domain/features/jobs/posting/new-job.ts';
import { jobsApi, matchPreviewApi } from '#web/lib/api/hiring/jobs.ts';
import { call } from '#web/lib/call.ts';
import { omitEmpty } from '#web/lib/request.ts';
import { forgetJobs } from './queries.ts';

/** Filters of a staff job list; empty means any. */
export interface ManagedFilter {
  readonly status: JobStatus | null;
  readonly words: string;
  readonly organisation: string;
  readonly sort: (typeof managedJobSorts)[number];
}

export const managedJobs = (filter: ManagedFilter) =>
  infiniteQueryOptions({
    queryKey: ['jobs', 'managed', filter],
    queryFn: ({ pageParam, signal }): Promise<ManagedJobPage> =>
      call(jobsApi.manage, { query: getQuery(filter, pageParam) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });

export type JobMoveBody = z.input<typeof JobMove>;

export function useMoveJob() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: number; body: JobMoveBody }): Promise<Job> =>
      call(jobsApi.move, { params: { id: String(id) }, body }),
    onSuccess: () => forgetJobs(queries),
  });
}

/** Requests approval to publish a draft. */
export function useAskToPublish() {
  return useDraftChange(({ id, version }: { id: number; version: number }) =>
    call(jobsApi.askToPublish, { params: { id: String(id) }, body: { version } }),
  );
}

/** Returns a draft to its requester. */
export function useReturnDraft() {
  return useDraftChange(({ id, ...body }: { id: number; version: number; reason: string }) =>
    call(jobsApi.returnDraft, { params: { id: String(id) }, body }),
  );
}

/** Invalidates the lists with a draft. */
function useDraftChange<Sent>(send: (sent: Sent) => Promise<Job>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: send, onSuccess: () => forgetJobs(queries) });
}

/** What the requirements and weights of an unsaved job would match. Until then, those of the previous ones show. */
export const matchPreview = (job: MatchDraft, jobId: number | undefined) =>
  queryOptions({
    queryKey: ['jobs', 'match-preview', jobId, job],
    queryFn: ({ signal }): Promise<MatchPreview> =>
      call(matchPreviewApi.preview, { body: { job, job_id: jobId } }, { signal }),
    placeholderData: keepPreviousData,
  });

export function useCreateJob() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (job: NewJob): Promise<Job> => call(jobsApi.create, { body: job }),
    onSuccess: () => forgetJobs(queries),
  });
}

/** Creates a draft with the content of a job. */
export function useDuplicateJob() {
  return useDraftChange((id: number) => call(jobsApi.duplicate, { params: { id: String(id) } }));
}

export function useEditJob() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, job, version }: { id: number; job: NewJob; version: number }): Promise<Job> =>
      call(jobsApi.edit, { params: { id: String(id) }, body: { job, version } }),
    onSuccess: () => forgetJobs(queries),
  });
}

export function readJobNow(id: number): Promise<Job> {
  return call(jobsApi.read, { params: { id: String(id) } });
}

function getQuery({ status, words, organisation, sort }: ManagedFilter, cursor: string | null) {
  return { sort, ...omitEmpty({ status, words, organisation, cursor }) };
}
