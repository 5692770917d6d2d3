import * as z from 'zod/mini';
import type { Context } from '#server/context.ts';
import { decodeCursor, encodeCursor } from '#server/http/cursor.ts';
import { getIds, type Listing } from './listing.ts';
import { type FoundJob, findJobsByIds } from './search-queries.ts';

/** A page of results in some order, with where it ended. */
export interface FoundPage {
  readonly rows: readonly FoundJob[];
  readonly next: string | null;
  /** Totals of the match by job id, where finding the page has told them. */
  readonly scores?: ReadonlyMap<number, number>;
}

/** Where a page ended: what its order goes by, the date in milliseconds, the id. Each comes down along the list. */
const End = z.tuple([z.number(), z.int(), z.int()]);
type End = z.infer<typeof End>;

/** The jobs of a list after the cursor. A list that has changed meanwhile goes on where the last page ended. */
export async function readPage(
  ctx: Context,
  listing: Listing,
  cursor: string | undefined,
  limit: number,
): Promise<FoundPage> {
  const places = onward(listing, decodeCursor(End, cursor)).subarray(0, limit + 1);
  const shown = places.subarray(0, limit);
  const last = shown.at(-1);
  return {
    rows: await findJobsByIds(ctx.database.readDb, ctx.tenant.id, getIds(listing.columns, shown)),
    next: places.length > limit && last !== undefined ? encodeCursor(endAt(listing, last)) : null,
  };
}

function onward(listing: Listing, end: End | null): Int32Array {
  const { places } = listing;
  if (!end) return places;
  const first = places.findIndex((place) => isBelow(endAt(listing, place), end));
  return places.subarray(first < 0 ? places.length : first);
}

function endAt({ columns, sortKeyAt: keyAt }: Listing, place: number): End {
  return [keyAt(place), columns.publishedAt[place] ?? 0, columns.ids[place] ?? 0];
}

function isBelow(a: End, b: End): boolean {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}
