import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApplicantView, NewApplicantView } from '#domain/features/applications/views/contract.ts';
import { applicantViewsApi } from '#web/lib/api/hiring/applications.ts';
import { call } from '#web/lib/call.ts';

const getKey = (jobId: number) => ['applications', 'views', jobId];

/** The reader's views of a job's applicants, and those that colleagues share. */
export const applicantViewsQuery = (jobId: number) =>
  queryOptions({
    queryKey: getKey(jobId),
    queryFn: async ({ signal }): Promise<ApplicantView[]> =>
      (await call(applicantViewsApi.list, { params: { id: String(jobId) } }, { signal })).views,
  });

/** Saves a view. One of the reader's with the same name is replaced. */
export function useSaveView(jobId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewApplicantView) => call(applicantViewsApi.save, { params: { id: String(jobId) }, body }),
    onSuccess: ({ views }) => queries.setQueryData(getKey(jobId), views),
  });
}

export function useRemoveView(jobId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (view: ApplicantView) => call(applicantViewsApi.remove, { params: { id: String(view.id) } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: getKey(jobId) }),
  });
}
