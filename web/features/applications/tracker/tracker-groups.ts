import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { isFinal } from '#domain/features/applications/lifecycle.ts';

/** The order in which the groups stand: what waits for the person comes first. */
export const trackerGroups = ['you', 'employer', 'finished'] as const;
export type TrackerGroup = (typeof trackerGroups)[number];

/** Sorts applications by who acts next; within a group the order stays. */
export function groupByTurn(cards: readonly ApplicationCard[]): Record<TrackerGroup, ApplicationCard[]> {
  const groups: Record<TrackerGroup, ApplicationCard[]> = { you: [], employer: [], finished: [] };
  for (const card of cards) groups[groupOf(card)].push(card);
  return groups;
}

/** Whether the promised day is over. */
export function isLate({ next_step }: Pick<ApplicationCard, 'next_step'>, now: Date = new Date()): boolean {
  return next_step.by !== null && new Date(next_step.by) < now;
}

/** Somebody who was hired is at the end of applying, though the employer still acts. */
function groupOf({ status, next_step }: ApplicationCard): TrackerGroup {
  if (isFinal(status)) return 'finished';
  return next_step.who === 'you' ? 'you' : 'employer';
}
