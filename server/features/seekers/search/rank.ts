import type { FoundPerson } from '#domain/features/seekers/search/contract.ts';
import type { Context } from '#server/context.ts';
import { findNeedsOfJob, toCardMatch } from '#server/features/matching/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import type { RankedId } from '#server/search/ranking/rank-slots.ts';

/** How long a search waits for the in-memory data right after a start. */
const maxWaitMs = 5000;

/** A found person in order: by match, or by position in the list. */
export interface RankedPerson extends RankedId {
  /** Null without a job, or without enough information for a number. */
  readonly match: FoundPerson['match'];
}

interface Page {
  /** The last one of the previous page. */
  readonly after: RankedId | undefined;
  readonly limit: number;
}

/** The people with the best match for a job first. */
export async function rankByJob(
  ctx: Context,
  jobId: number,
  ids: readonly number[],
  { after, limit }: Page,
): Promise<RankedPerson[]> {
  const { needs, weights } = (await findNeedsOfJob(ctx, jobId)) ?? refuse('not_found');
  const ranking = (await ctx.ranking.ready(maxWaitMs)) ?? refuse('unavailable', { retryAfter: 2 });
  const ranked = ranking.topSeekers(ctx.tenant.id, needs, weights, limit, { among: new Set(ids), after });
  return ranked.map(({ id, order, score }) => ({ id, order, match: toCardMatch(score) }));
}

/** The people in the order of the list. A person who changed since the last page has moved to the front. */
export function pageInOrder(ids: readonly number[], { after, limit }: Page): RankedPerson[] {
  const at = after ? ids.indexOf(after.id) : -1;
  const start = after ? (at < 0 ? after.order : at) + 1 : 0;
  return ids.slice(start, start + limit).map((id, index) => ({ id, order: start + index, match: null }));
}
