import { getScope } from '#domain/access/actor.ts';
import type { FittingJob } from '#domain/features/applications/sourcing/contract.ts';
import { isPastClosing } from '#domain/features/jobs/posting/closing-day.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Reader } from '#server/db/visibility.ts';
import { presentSalary } from '#server/features/jobs/service.ts';
import { findMatchableOffers, toCardMatch } from '#server/features/matching/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { findFittingJobs, findSuggestibleIds, findVisiblePeople } from './queries.ts';

const maxJobs = 10;
/** Ranked jobs to choose from: some are known to the person or past their closing day. */
const rankedCount = 40;
/** How long a ranking waits for the in-memory data right after a start. */
const maxWaitMs = 5000;

/** The jobs that fit a person whom the caller sees, best match first. Empty for an empty profile. */
export async function listFittingJobs(ctx: SignedInContext, userId: number): Promise<FittingJob[]> {
  const scope = getScope(ctx.actor, 'application.source') ?? refuse('forbidden');
  const reader: Reader = { tenantId: ctx.tenant.id, actor: ctx.actor, scope };
  const [person] = await findVisiblePeople(ctx.db, reader, [userId]);
  if (!person) return refuse('not_found');
  const offers = await findMatchableOffers(ctx, userId);
  if (!offers) return [];
  const among = await findSuggestibleIds(ctx.db, reader);
  const ranking = (await ctx.ranking.ready(maxWaitMs)) ?? refuse('unavailable', { retryAfter: 2 });
  const ranked = ranking.topJobs(ctx.tenant.id, offers, rankedCount, among ? { among } : undefined);
  const rows = await findFittingJobs(ctx.db, reader, { userId, jobIds: ranked.map(({ id }) => id) });
  const open = new Map(rows.filter((row) => !isPastClosing(row.closes_on, ctx.clock())).map((row) => [row.id, row]));
  const fitting = ranked.flatMap(({ id, score }): FittingJob[] => {
    const row = open.get(id);
    if (!row) return [];
    const { closes_on: _, ...job } = row;
    return [{ job: { ...job, salary: presentSalary(job) }, match: toCardMatch(score) }];
  });
  return fitting.slice(0, maxJobs);
}
