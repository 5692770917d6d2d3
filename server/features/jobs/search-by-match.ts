import * as z from 'zod/mini';
import type { Context } from '#server/context.ts';
import { offersOf } from '#server/features/matching/service.ts';
import { packCursor, readCursor } from '#server/http/cursor.ts';
import { refuse } from '#server/http/refusal.ts';
import type { JobCriteria } from './criteria-queries.ts';
import type { FoundPage } from './found-page.ts';
import { findByIds, findIds } from './search-queries.ts';

const Place = z.object({ total: z.int(), id: z.int() });

/** The jobs that fit the person best. Scores come from memory, the rest of the search from the database. */
export async function searchByMatch(
  ctx: Context,
  userId: number,
  criteria: JobCriteria,
  cursor: string | undefined,
  limit: number,
): Promise<FoundPage> {
  const after = readCursor(Place, cursor);
  const offers = await offersOf(ctx, userId);
  if (!offers) return { rows: [], next: null };
  if (!(await ctx.ranking.filledWithin(longestWait))) refuse('unavailable', { retryAfter: 2 });
  const among = isNarrow(criteria) ? new Set(await findIds(ctx.database.readDb, criteria)) : undefined;
  const ranked = ctx.ranking.topJobs(ctx.tenant.id, offers, limit + 1, { among, after: after ?? undefined });
  const shown = ranked.slice(0, limit);
  const rows = await findByIds(
    ctx.database.readDb,
    criteria,
    shown.map((entry) => entry.id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const last = shown.at(-1);
  return {
    rows: shown.flatMap((entry) => byId.get(entry.id) ?? []),
    next: ranked.length > limit && last ? packCursor({ total: last.total, id: last.id }) : null,
    scores: new Map(shown.map((entry) => [entry.id, entry.total])),
  };
}

/** Milliseconds that a search waits for the ranking of a product that has just started. */
const longestWait = 5000;

function isNarrow(criteria: JobCriteria): boolean {
  const { words, near, modes, types, experience } = criteria;
  return words !== '' || near !== null || modes.length + types.length + experience.length > 0;
}
