import { canTransition, type Lifecycle, listStatuses } from '#domain/lib/lifecycle.ts';

/** The status of typed feedback: it waits, has an answer, or needs none any more. */
export type FeedbackStatus = 'open' | 'answered' | 'closed';

const feedbackLifecycle: Lifecycle<FeedbackStatus> = {
  open: ['answered', 'closed'],
  answered: ['closed'],
  closed: [],
};

export const feedbackStatuses = listStatuses(feedbackLifecycle);

export function canSetFeedbackStatus(from: FeedbackStatus, to: FeedbackStatus): boolean {
  return canTransition(feedbackLifecycle, from, to);
}

interface FeedbackMoments {
  readonly answered_at: Date | null;
  readonly closed_at: Date | null;
}

/** The status that the stored moments mean. */
export function getFeedbackStatus({ answered_at: answeredAt, closed_at: closedAt }: FeedbackMoments): FeedbackStatus {
  if (closedAt !== null) return 'closed';
  return answeredAt === null ? 'open' : 'answered';
}
