import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewHumanReview } from '#domain/features/human-reviews/contract.ts';
import { humanReviewsApi } from '#web/lib/api/hiring/human-reviews.ts';
import { call } from '#web/lib/call.ts';
import { omitEmpty } from '#web/lib/request.ts';

const all = 'human-reviews';
const at = (id: number) => ({ params: { id: String(id) } });

export const ownReviews = (applicationId: number) =>
  queryOptions({
    queryKey: [all, 'own', applicationId],
    queryFn: ({ signal }) => call(humanReviewsApi.own, at(applicationId), { signal }),
  });

export const reviewsOfApplication = (applicationId: number) =>
  queryOptions({
    queryKey: [all, 'application', applicationId],
    queryFn: async ({ signal }) => (await call(humanReviewsApi.ofApplication, at(applicationId), { signal })).reviews,
  });

export const openReviews = infiniteQueryOptions({
  queryKey: [all, 'open'],
  queryFn: ({ pageParam, signal }) =>
    call(humanReviewsApi.list, { query: omitEmpty({ cursor: pageParam }) }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.next,
  staleTime: 0,
});

export function useAskForReview(applicationId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewHumanReview) => call(humanReviewsApi.ask, { ...at(applicationId), body }),
    // A refused request can mean that another tab sent one.
    onSettled: () => queries.invalidateQueries({ queryKey: [all] }),
  });
}

export function useAnswerReview() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, answer }: { readonly id: number; readonly answer: string }) =>
      call(humanReviewsApi.answer, { ...at(id), body: { answer } }),
    onSettled: () => queries.invalidateQueries({ queryKey: [all] }),
  });
}
