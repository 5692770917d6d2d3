import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Application } from '#domain/features/applications/contract.ts';
import type { StartedApplication } from '#domain/features/applications/draft.ts';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import type { ContractOf, RequestInput } from '#domain/lib/endpoint.ts';
import { applicationDraftsApi, applicationsApi } from '#web/lib/api/hiring/applications.ts';
import { call } from '#web/lib/call.ts';
import { addJobs, type CardPage } from './application-pages.ts';

/** The seeker's applications, paged. */
export const ownApplications = () =>
  infiniteQueryOptions({
    queryKey: ['applications', 'own'],
    queryFn: async ({ pageParam, signal }): Promise<CardPage> => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      return addJobs(await call(applicationsApi.list, { query: { sort: 'newest', ...cursor } }, { signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
  });

export const applicationQuery = (id: number) =>
  queryOptions({
    queryKey: ['applications', 'one', id],
    queryFn: ({ signal }): Promise<Application> =>
      call(applicationsApi.read, { params: { id: String(id) } }, { signal }),
  });

/** Applications that the seeker started but has not submitted. */
export const startedApplications = () =>
  queryOptions({
    queryKey: ['applications', 'started'],
    queryFn: async ({ signal }): Promise<StartedApplication[]> =>
      (await call(applicationDraftsApi.list, {}, { signal })).drafts,
    // A draft changes on its own page, on any device.
    staleTime: 0,
  });

/** Idempotent: a repeated submission returns the existing application. */
export function sendApplication(
  jobId: number,
  body: RequestInput<ContractOf<typeof applicationsApi.apply>>['body'],
): Promise<{ id: number }> {
  return call(applicationsApi.apply, { params: { id: String(jobId) }, body });
}

/** A seeker's decision on their application. */
export function decideOwn(
  application: { readonly id: number; readonly version: number },
  to: ApplicationStatus,
  message = '',
): Promise<Application> {
  const { id, version } = application;
  return call(applicationsApi.move, { params: { id: String(id) }, body: { to, version, message } });
}
