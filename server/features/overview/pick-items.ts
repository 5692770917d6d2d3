import type { ActionItem } from '#domain/features/overview/contract.ts';

/** The most urgent kind first. */
const kinds: readonly ActionItem['kind'][] = [
  'chats',
  'adjustment',
  'human_review',
  'late_reply',
  'interview_times',
  'scorecard',
  'offer_approval',
  'approvals',
  'open_offer',
  'late_employer',
  'new_applicants',
  'draft',
];

/** At most `max` items by urgency: the first of each kind, then the second of each, and so on, so that no kind hides another. */
export function pickItems(items: readonly ActionItem[], max: number): ActionItem[] {
  const ranked = items.map((item, index) => {
    const rank = items.slice(0, index).filter(({ kind }) => kind === item.kind).length;
    return { item, rank, urgency: kinds.indexOf(item.kind) };
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank || a.urgency - b.urgency)
    .slice(0, max)
    .toSorted((a, b) => a.urgency - b.urgency || a.rank - b.rank)
    .map(({ item }) => item);
}
