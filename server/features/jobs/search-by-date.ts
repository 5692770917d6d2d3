import * as z from 'zod/mini';
import type { Context } from '#server/context.ts';
import { packCursor, readCursor } from '#server/http/cursor.ts';
import type { JobColumns } from './catalogue.ts';
import type { JobCriteria } from './criteria-queries.ts';
import { datePlaceOf, type FoundPage, pageOf } from './found-page.ts';
import { idsOf, type Listing } from './listing.ts';
import { type DatePlace, findByIds, findNewest } from './search-queries.ts';

const Place = z.object({ at: z.iso.datetime(), id: z.int() });

/** The newest jobs first. Words are looked up in the database; without words the listing tells which they are. */
export async function searchByDate(
  ctx: Context,
  criteria: JobCriteria,
  listing: Listing | null,
  cursor: string | undefined,
  limit: number,
): Promise<FoundPage> {
  const after = readCursor(Place, cursor);
  const { readDb } = ctx.database;
  if (!listing) return pageOf(await findNewest(readDb, criteria, after, limit + 1), limit, datePlaceOf);
  const { jobs } = listing;
  const places = onward(listing, after).subarray(0, limit + 1);
  const shown = places.subarray(0, limit);
  const last = shown.at(-1);
  return {
    rows: await findByIds(readDb, criteria, idsOf(jobs, shown)),
    next: places.length > limit && last !== undefined ? packCursor(endAt(jobs, last)) : null,
  };
}

/** What follows a place in the list. */
function onward({ jobs, places }: Listing, after: DatePlace | null): Int32Array {
  if (!after) return places;
  const moment = Date.parse(after.at);
  const first = places.findIndex((place) => {
    const at = jobs.publishedAt[place] ?? 0;
    return at < moment || (at === moment && (jobs.ids[place] ?? 0) < after.id);
  });
  return places.subarray(first < 0 ? places.length : first);
}

function endAt({ publishedAt, ids }: JobColumns, place: number): DatePlace {
  return { at: new Date(publishedAt[place] ?? 0).toISOString(), id: ids[place] ?? 0 };
}
