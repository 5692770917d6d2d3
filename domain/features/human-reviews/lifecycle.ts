import { canTransition, type Lifecycle, listStatuses } from '#domain/lib/lifecycle.ts';

/** The status of a request that a person looks at a match score or a decision again. An open one has a due date. */
export type HumanReviewStatus = 'open' | 'answered' | 'withdrawn';

const humanReviewLifecycle: Lifecycle<HumanReviewStatus> = {
  open: ['answered', 'withdrawn'],
  answered: [],
  withdrawn: [],
};

export const humanReviewStatuses = listStatuses(humanReviewLifecycle);

export function canSetReviewStatus(from: HumanReviewStatus, to: HumanReviewStatus): boolean {
  return canTransition(humanReviewLifecycle, from, to);
}
