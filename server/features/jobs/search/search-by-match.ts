import * as z from 'zod/mini';
import type { SeekerOffers } from '#domain/features/matching/parts.ts';
import type { Context } from '#server/context.ts';
import { decodeCursor, encodeCursor } from '#server/http/cursor.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import type { FoundPage } from '#server/search/jobs/list-page.ts';
import { getIds, type Listing, maxWaitMs } from '#server/search/jobs/listing.ts';
import { findJobsByIds } from '#server/search/jobs/search-queries.ts';

const Place = z.object({ total: z.int(), id: z.int() });

/** The listed jobs that fit somebody's offers best. */
export async function pageByMatch(
  ctx: Context,
  offers: SeekerOffers,
  { columns, places }: Listing,
  cursor: string | undefined,
  limit: number,
): Promise<FoundPage> {
  const after = decodeCursor(Place, cursor) ?? undefined;
  const ranking = (await ctx.ranking.ready(maxWaitMs)) ?? refuse('unavailable', { retryAfter: 2 });
  const among = places.length < columns.jobs.length ? new Set(getIds(columns, places)) : undefined;
  const ranked = ranking.topJobs(ctx.tenant.id, offers, limit + 1, { among, after });
  const shown = ranked.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: await findJobsByIds(
      ctx.database.readDb,
      ctx.tenant.id,
      shown.map((entry) => entry.id),
    ),
    next: ranked.length > limit && last ? encodeCursor({ total: last.total, id: last.id }) : null,
    scores: new Map(shown.map((entry) => [entry.id, entry.total])),
  };
}
