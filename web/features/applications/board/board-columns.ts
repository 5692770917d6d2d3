import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { type ApplicationStatus, openStatuses } from '#domain/features/applications/lifecycle.ts';

/** A board column: its statuses, and the one a dropped card gets. */
export interface BoardColumn {
  readonly id: ApplicationStatus;
  readonly statuses: readonly ApplicationStatus[];
  /** All closed applications share a column. */
  readonly isEnd: boolean;
}

/** The columns in stage order. */
export const boardColumns: readonly BoardColumn[] = [
  ...[...openStatuses, 'hired' as const].map((id) => ({ id, statuses: [id], isEnd: false })),
  { id: 'rejected', statuses: ['rejected', 'declined', 'withdrawn'], isEnd: true },
];

/** The column of sourced applicants shows only if there are any. */
export function listColumns(cards: readonly ApplicationCard[]): readonly BoardColumn[] {
  const hasSourced = cards.some((card) => card.status === 'sourced');
  return hasSourced ? boardColumns : boardColumns.filter((column) => column.id !== 'sourced');
}

export function filterCards(column: BoardColumn, cards: readonly ApplicationCard[]): ApplicationCard[] {
  return cards.filter((card) => column.statuses.includes(card.status));
}

/** The status a card gets in the column, or null if not allowed. */
export function getStatusAt(column: BoardColumn, card: ApplicationCard): ApplicationStatus | null {
  if (column.statuses.includes(card.status)) return null;
  return column.statuses.find((status) => card.next_statuses.includes(status)) ?? null;
}

/** The next allowed status to the left (-1) or right (1), skipping columns that are not allowed. */
export function findNextStatus(
  columns: readonly BoardColumn[],
  card: ApplicationCard,
  step: -1 | 1,
): ApplicationStatus | null {
  const start = columns.findIndex((column) => column.statuses.includes(card.status));
  for (let at = start + step; at >= 0 && at < columns.length; at += step) {
    const column = columns[at];
    const status = column ? getStatusAt(column, card) : null;
    if (status !== null) return status;
  }
  return null;
}
