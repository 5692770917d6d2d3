import { packCursor } from '#server/http/cursor.ts';
import type { DatePlace, FoundJob } from './search-queries.ts';

/** A page of results in some order, with where it ended. */
export interface FoundPage {
  readonly rows: readonly FoundJob[];
  readonly next: string | null;
  /** Totals of the match by job id, where finding the page has told them. */
  readonly scores?: ReadonlyMap<number, number>;
}

/** Cuts the one row too many, which tells that there is more. */
export function pageOf<R extends FoundJob>(rows: readonly R[], limit: number, place: (row: R) => unknown): FoundPage {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > limit && last ? packCursor(place(last)) : null };
}

export function datePlaceOf(row: FoundJob): DatePlace {
  return { at: row.published_at.toISOString(), id: row.id };
}
