import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContactMessage } from '#domain/features/feedback/contact-contract.ts';
import type { FeedbackType, Rating, RatingFeedback, TypedFeedback } from '#domain/features/feedback/contract.ts';
import type { FeedbackStatus } from '#domain/features/feedback/lifecycle.ts';
import { contactApi, feedbackApi, feedbackStaffApi, ratingsApi } from '#web/lib/api/help/feedback.ts';
import { call, callForFile } from '#web/lib/call.ts';
import { omitEmpty } from '#web/lib/request.ts';
import { saveFile } from '#web/lib/save-file.ts';

export async function sendFeedback(feedback: TypedFeedback): Promise<void> {
  await call(feedbackApi.send, { body: feedback });
}

export async function sendRating(feedback: RatingFeedback): Promise<void> {
  await call(feedbackApi.rate, { body: feedback });
}

export async function sendContactMessage(message: ContactMessage): Promise<void> {
  await call(contactApi.send, { body: message });
}

const received = 'received-feedback';

/** What the list of typed feedback shows. */
export interface FeedbackFilter {
  readonly status: FeedbackStatus;
  /** Null for all types. */
  readonly type: FeedbackType | null;
}

export const receivedFeedback = ({ status, type }: FeedbackFilter) =>
  infiniteQueryOptions({
    queryKey: [received, status, type],
    queryFn: ({ pageParam, signal }) => {
      const query = { filter: status, ...omitEmpty({ type, before: pageParam === null ? null : String(pageParam) }) };
      return call(feedbackStaffApi.list, { query }, { signal });
    },
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.next,
  });

const today = () => new Date().toISOString().slice(0, 10);

export function useDownloadFeedback() {
  return useMutation({
    mutationFn: async ({ status, type }: FeedbackFilter) => {
      const query = { filter: status, ...omitEmpty({ type }) };
      saveFile(await callForFile(feedbackStaffApi.download, { query }), `feedback-${status}-${today()}.csv`);
    },
  });
}

export const receivedRatings = (rating: Rating | null) =>
  infiniteQueryOptions({
    queryKey: ['received-ratings', rating],
    queryFn: ({ pageParam, signal }) => {
      const query = omitEmpty({ rating, before: pageParam === null ? null : String(pageParam) });
      return call(ratingsApi.list, { query }, { signal });
    },
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.next,
  });

export const ratingTrend = queryOptions({
  queryKey: ['received-ratings', 'trend'],
  queryFn: async ({ signal }) => (await call(ratingsApi.trend, {}, { signal })).months,
});

export function useDownloadRatings() {
  return useMutation({
    mutationFn: async (rating: Rating | null) => {
      saveFile(await callForFile(ratingsApi.download, { query: omitEmpty({ rating }) }), `ratings-${today()}.csv`);
    },
  });
}

export function useCloseFeedback() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(feedbackStaffApi.close, { params: { id: String(id) } }),
    // Another person can have closed it.
    onSettled: () => client.invalidateQueries({ queryKey: [received] }),
  });
}

export function useAnswerFeedback() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, text }: { readonly id: number; readonly text: string }) =>
      call(feedbackStaffApi.answer, { params: { id: String(id) }, body: { text } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [received] }),
  });
}
