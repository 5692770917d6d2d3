import { interestDays, type JobInterest } from '#domain/features/jobs/job-views.ts';
import { isJobInScope } from '#domain/features/jobs/policy.ts';
import { subtractDays } from '#domain/lib/day.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { buildJobFacts } from '#server/features/jobs/present.ts';
import { findJob } from '#server/features/jobs/queries.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { countView, findInterest } from './job-view-queries.ts';

/** Counts a view of a job's page by a possible applicant. Staff and bots are not counted. */
export async function recordJobView(ctx: Context, id: number, userAgent: string): Promise<{ is_counted: boolean }> {
  if (!isPossibleApplicant(ctx) || isBot(userAgent)) return { is_counted: false };
  return { is_counted: await write(ctx, ({ db }) => countView(db, ctx.tenant.id, id, ctx.clock())) };
}

/** Views and saves of a job, for its team. */
export async function readInterest(ctx: SignedInContext, id: number): Promise<JobInterest> {
  const row = await findJob(ctx.db, ctx.tenant.id, id);
  if (!row || !isJobInScope(ctx.actor, 'job.read_all', buildJobFacts(row))) return refuse('not_found');
  return findInterest(ctx.db, ctx.tenant.id, id, subtractDays(ctx.clock(), interestDays));
}

function isPossibleApplicant({ actor }: Context): boolean {
  if (actor.kind === 'visitor') return true;
  return actor.role === 'job_seeker' && actor.impersonatorId === null;
}

/** Matches the user agents of search engines, link previews, and monitors. */
function isBot(userAgent: string): boolean {
  return (
    userAgent === '' || /bot|crawl|spider|slurp|preview|fetch|monitor|headless|lighthouse|curl|wget/i.test(userAgent)
  );
}
