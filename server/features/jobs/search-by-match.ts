import * as z from 'zod/mini';
import type { Context } from '#server/context.ts';
import { offersOf } from '#server/features/matching/service.ts';
import { packCursor, readCursor } from '#server/http/cursor.ts';
import { refuse } from '#server/http/refusal.ts';
import type { JobCriteria } from './criteria-queries.ts';
import type { FoundPage } from './found-page.ts';
import { idsOf, type Listing } from './listing.ts';
import { findByIds, findIds } from './search-queries.ts';

const Place = z.object({ total: z.int(), id: z.int() });

/** The jobs that fit the person best. Scores come from memory, the rest of the search from the database. */
export async function searchByMatch(
  ctx: Context,
  userId: number,
  criteria: JobCriteria,
  listing: Listing | null,
  cursor: string | undefined,
  limit: number,
): Promise<FoundPage> {
  const after = readCursor(Place, cursor);
  const offers = await offersOf(ctx, userId);
  if (!offers) return { rows: [], next: null };
  const ranking = (await ctx.ranking.ready(longestWait)) ?? refuse('unavailable', { retryAfter: 2 });
  const among = await amongWhich(ctx, criteria, listing);
  const ranked = ranking.topJobs(ctx.tenant.id, offers, limit + 1, { among, after: after ?? undefined });
  const shown = ranked.slice(0, limit);
  const rows = await findByIds(
    ctx.database.readDb,
    criteria,
    shown.map((entry) => entry.id),
  );
  const last = shown.at(-1);
  return {
    rows,
    next: ranked.length > limit && last ? packCursor({ total: last.total, id: last.id }) : null,
    scores: new Map(shown.map((entry) => [entry.id, entry.total])),
  };
}

/** Milliseconds that a search waits for the ranking of a product that has just started. */
const longestWait = 5000;

/** The jobs that are asked for; undefined when all are. */
async function amongWhich(
  ctx: Context,
  criteria: JobCriteria,
  listing: Listing | null,
): Promise<ReadonlySet<number> | undefined> {
  if (!listing) return new Set(await findIds(ctx.database.readDb, criteria));
  const { jobs, places } = listing;
  return places.length < jobs.length ? new Set(idsOf(jobs, places)) : undefined;
}
