import type { RatingFeedback, TypedFeedback } from '#domain/features/feedback/contract.ts';
import { feedbackApi } from '#web/lib/api/feedback.ts';
import { call } from '#web/lib/call.ts';

export async function sendFeedback(feedback: TypedFeedback): Promise<void> {
  await call(feedbackApi.send, { body: feedback });
}

export async function sendRating(feedback: RatingFeedback): Promise<void> {
  await call(feedbackApi.rate, { body: feedback });
}
