import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { type ApplicationStatus, openStatuses } from '#domain/features/applications/lifecycle.ts';

/** A column of the board: the statuses it shows, and the one a card gets that is dropped into it. */
export interface BoardColumn {
  readonly id: ApplicationStatus;
  readonly statuses: readonly ApplicationStatus[];
  /** Applications that have ended in one way or another stand together. */
  readonly isEnd: boolean;
}

/** The columns in the order in which the stages come. */
export const boardColumns: readonly BoardColumn[] = [
  ...[...openStatuses, 'hired' as const].map((id) => ({ id, statuses: [id], isEnd: false })),
  { id: 'rejected', statuses: ['rejected', 'declined', 'withdrawn'], isEnd: true },
];

/** Sourced people are rare: their column shows only when there are some. */
export function columnsFor(cards: readonly ApplicationCard[]): readonly BoardColumn[] {
  const hasSourced = cards.some((card) => card.status === 'sourced');
  return hasSourced ? boardColumns : boardColumns.filter((column) => column.id !== 'sourced');
}

export function cardsIn(column: BoardColumn, cards: readonly ApplicationCard[]): ApplicationCard[] {
  return cards.filter((card) => column.statuses.includes(card.status));
}

/** The status a card gets in the column, or null when it may not go there. */
export function statusAt(column: BoardColumn, card: ApplicationCard): ApplicationStatus | null {
  if (column.statuses.includes(card.status)) return null;
  return column.statuses.find((status) => card.next_statuses.includes(status)) ?? null;
}

/** The next status to the left (-1) or to the right (1) that is open to the card; closed columns are passed over. */
export function nextAlong(
  columns: readonly BoardColumn[],
  card: ApplicationCard,
  step: -1 | 1,
): ApplicationStatus | null {
  const start = columns.findIndex((column) => column.statuses.includes(card.status));
  for (let at = start + step; at >= 0 && at < columns.length; at += step) {
    const column = columns[at];
    const status = column ? statusAt(column, card) : null;
    if (status !== null) return status;
  }
  return null;
}
