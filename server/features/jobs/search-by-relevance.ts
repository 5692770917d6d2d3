import * as z from 'zod/mini';
import type { Context } from '#server/context.ts';
import { packCursor, readCursor } from '#server/http/cursor.ts';
import type { JobCriteria } from './criteria-queries.ts';
import { datePlaceOf, type FoundPage } from './found-page.ts';
import { type DatePlace, findRanked, findUnranked, type RankedJob, type RelevancePlace } from './search-queries.ts';

const Day = z.object({ at: z.iso.datetime(), id: z.int() });
const Place = z.discriminatedUnion('phase', [
  z.object({ phase: z.literal('ranked'), rank: z.number(), at: z.iso.datetime(), id: z.int(), floor: Day }),
  z.object({ phase: z.literal('rest'), at: z.iso.datetime(), id: z.int(), floor: z.nullable(Day) }),
]);

/** Title and employer matches by rank, then everything else that has the words, newest first. */
export async function searchByRelevance(
  ctx: Context,
  criteria: JobCriteria,
  cursor: string | undefined,
  limit: number,
): Promise<FoundPage> {
  const place = readCursor(Place, cursor);
  if (place?.phase === 'rest') return rest(ctx, criteria, place.floor, place, limit);
  const ranked = await findRanked(ctx.database.readDb, criteria, place, limit + 1);
  const shown = ranked.slice(0, limit);
  const last = shown.at(-1);
  if (last && ranked.length > limit) return { rows: shown, next: packCursor(rankedPlace(last)) };
  const floor = last ? floorOf(last) : (place?.floor ?? null);
  const more = await rest(ctx, criteria, floor, null, limit - shown.length);
  return { rows: [...shown, ...more.rows], next: more.next };
}

/** What ranking left out. With no room left on the page it only tells whether there is more. */
async function rest(
  ctx: Context,
  criteria: JobCriteria,
  floor: DatePlace | null,
  after: DatePlace | null,
  limit: number,
): Promise<FoundPage> {
  const rows = await findUnranked(ctx.database.readDb, criteria, { floor, after }, limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const end = last ? datePlaceOf(last) : beforeAll;
  return { rows: shown, next: rows.length > limit ? packCursor({ phase: 'rest', floor, ...end }) : null };
}

/** A place before the newest job. */
const beforeAll: DatePlace = { at: '9999-12-31T00:00:00.000Z', id: 0 };

function rankedPlace(row: RankedJob): RelevancePlace {
  return { phase: 'ranked', rank: row.rank, ...datePlaceOf(row), floor: floorOf(row) };
}

function floorOf(row: RankedJob): DatePlace {
  return { at: row.floor_at.toISOString(), id: row.floor_id };
}
