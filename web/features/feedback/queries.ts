import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContactMessage } from '#domain/features/feedback/contact-contract.ts';
import type { RatingFeedback, TypedFeedback } from '#domain/features/feedback/contract.ts';
import type { FeedbackFilter } from '#domain/features/feedback/staff-contract.ts';
import { contactApi, feedbackApi, feedbackStaffApi } from '#web/lib/api/help/feedback.ts';
import { call, callForFile } from '#web/lib/call.ts';
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

export const receivedFeedback = (filter: FeedbackFilter) =>
  infiniteQueryOptions({
    queryKey: [received, filter],
    queryFn: ({ pageParam, signal }) => {
      const query = { filter, ...(pageParam === null ? {} : { before: String(pageParam) }) };
      return call(feedbackStaffApi.list, { query }, { signal });
    },
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.next,
  });

export function useDownloadFeedback() {
  return useMutation({
    mutationFn: async (filter: FeedbackFilter) => {
      const day = new Date().toISOString().slice(0, 10);
      saveFile(await callForFile(feedbackStaffApi.download, { query: { filter } }), `feedback-${filter}-${day}.csv`);
    },
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
