import { feedbackApi, type TypedFeedback } from '#domain/features/feedback/contract.ts';
import { call } from '#web/lib/call.ts';

export async function sendFeedback(feedback: TypedFeedback): Promise<void> {
  await call(feedbackApi.send, { body: feedback });
}
