import { create } from 'zustand';
import type { FeedbackType } from '#domain/features/feedback/contract.ts';

/** The first input of a feedback dialog that a page asks the shell to open. */
interface FeedbackRequest {
  readonly feedback_type: FeedbackType;
  readonly description: string;
}

export const useFeedbackRequest = create<{ readonly request: FeedbackRequest | null }>(() => ({ request: null }));

export function openFeedback(request: FeedbackRequest): void {
  useFeedbackRequest.setState({ request });
}

export function closeFeedback(): void {
  useFeedbackRequest.setState({ request: null });
}
