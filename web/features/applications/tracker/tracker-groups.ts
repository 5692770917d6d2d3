import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { isFinal } from '#domain/features/applications/lifecycle.ts';
import { countDaysUntil } from '#web/lib/texts/format.ts';

/** The order of the groups: the seeker's turn first. */
export const trackerGroups = ['you', 'employer', 'finished'] as const;
export type TrackerGroup = (typeof trackerGroups)[number];

/** Groups applications by whose turn it is; a stable sort. */
export function groupByTurn(cards: readonly ApplicationCard[]): Record<TrackerGroup, ApplicationCard[]> {
  const groups: Record<TrackerGroup, ApplicationCard[]> = { you: [], employer: [], finished: [] };
  for (const card of cards) groups[getGroup(card)].push(card);
  return groups;
}

/** Whether the due date has passed, by the reader's calendar. */
export function isLate({ next_step }: Pick<ApplicationCard, 'next_step'>, now: Date = new Date()): boolean {
  return next_step.by !== null && countDaysUntil(next_step.by, now) < 0;
}

/** Hired applications count as finished, although the employer acts next. */
function getGroup({ status, next_step }: ApplicationCard): TrackerGroup {
  if (isFinal(status)) return 'finished';
  return next_step.who === 'you' ? 'you' : 'employer';
}
