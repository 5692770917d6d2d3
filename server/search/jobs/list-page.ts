import * as z from 'zod/mini';
import type { Context } from '#server/context.ts';
import type { CardMatch } from '#server/features/matching/service.ts';
import { decodeCursor, encodeCursor } from '#server/http/cursor.ts';
import { getIds, type Listing } from './listing.ts';
import { readActiveJobs } from './read-active-jobs.ts';
import type { FoundJob } from './search-queries.ts';

/** A page of results with the cursor of the next one. */
export interface FoundPage {
  readonly jobs: readonly FoundJob[];
  readonly next: string | null;
  /** Matches by job id, if the search computed them. */
  readonly scores?: ReadonlyMap<number, CardMatch>;
}

/** Sort key, date in milliseconds, and id of the last job of a page. Each is in descending order. */
const Cursor = z.tuple([z.number(), z.int(), z.int()]);
type Cursor = z.infer<typeof Cursor>;

/** The jobs after the cursor. Stays correct if jobs were added or removed since the last page. */
export async function readPage(
  ctx: Context,
  listing: Listing,
  cursor: string | undefined,
  limit: number,
): Promise<FoundPage> {
  const rows = findRowsAfter(listing, decodeCursor(Cursor, cursor)).subarray(0, limit + 1);
  const pageRows = rows.subarray(0, limit);
  const last = pageRows.at(-1);
  return {
    jobs: await readActiveJobs(ctx, getIds(listing.columns, pageRows)),
    next: rows.length > limit && last !== undefined ? encodeCursor(cursorAt(listing, last)) : null,
  };
}

function findRowsAfter(listing: Listing, cursor: Cursor | null): Int32Array {
  const { rows } = listing;
  if (!cursor) return rows;
  const first = rows.findIndex((row) => isAfter(cursorAt(listing, row), cursor));
  return rows.subarray(first < 0 ? rows.length : first);
}

function cursorAt({ columns, sortKeyAt }: Listing, row: number): Cursor {
  return [sortKeyAt(row), columns.publishedAt[row] ?? 0, columns.ids[row] ?? 0];
}

function isAfter(a: Cursor, b: Cursor): boolean {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index >= 0 && (a[index] ?? 0) < (b[index] ?? 0);
}
