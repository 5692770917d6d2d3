import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { MaskedReview } from '#domain/features/applications/masking/contract.ts';
import { maskingApi } from '#web/lib/api/hiring/applications.ts';
import { call } from '#web/lib/call.ts';

/** The stages of a job in which its applications are reviewed masked. */
export const maskedReviewQuery = (jobId: number) =>
  queryOptions({
    queryKey: ['masked-review', jobId],
    queryFn: ({ signal }) => call(maskingApi.read, { params: { id: String(jobId) } }, { signal }),
  });

/** Every list and conversation can show other names afterwards. */
export function useSaveMaskedReview(jobId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: MaskedReview) => call(maskingApi.save, { params: { id: String(jobId) }, body }),
    onSuccess: () => client.invalidateQueries(),
  });
}

export function useReveal(applicationId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      call(maskingApi.reveal, { params: { id: String(applicationId) }, body: { reason } }),
    onSuccess: () => client.invalidateQueries(),
  });
}
