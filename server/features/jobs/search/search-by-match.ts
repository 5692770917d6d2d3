import * as z from 'zod/mini';
import type { SeekerOffers } from '#domain/features/matching/score/parts.ts';
import type { Context } from '#server/context.ts';
import { type CardMatch, toCardMatch } from '#server/features/matching/service.ts';
import { decodeCursor, encodeCursor } from '#server/http/cursor.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import type { FoundPage } from '#server/search/jobs/list-page.ts';
import { getIds, type Listing, maxWaitMs } from '#server/search/jobs/listing.ts';
import { readActiveJobs } from '#server/search/jobs/read-active-jobs.ts';

const Cursor = z.object({ order: z.int(), id: z.int() });

/** A page of the listed jobs, best match first. */
export async function pageByMatch(
  ctx: Context,
  offers: SeekerOffers,
  { columns, rows }: Listing,
  cursor: string | undefined,
  limit: number,
): Promise<FoundPage> {
  const after = decodeCursor(Cursor, cursor) ?? undefined;
  const ranking = (await ctx.ranking.ready(maxWaitMs)) ?? refuse('unavailable', { retryAfter: 2 });
  const among = rows.length < columns.ids.length ? getIds(columns, rows) : undefined;
  const ranked = ranking.topJobs(ctx.tenant.id, offers, limit + 1, { among, after });
  const page = ranked.slice(0, limit);
  const last = page.at(-1);
  return {
    jobs: await readActiveJobs(
      ctx,
      page.map((entry) => entry.id),
    ),
    next: ranked.length > limit && last ? encodeCursor({ order: last.order, id: last.id }) : null,
    scores: new Map(
      page.flatMap(({ id, score }): [number, CardMatch][] => {
        const card = toCardMatch(score);
        return card ? [[id, card]] : [];
      }),
    ),
  };
}
