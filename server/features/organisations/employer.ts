import { StagePlan } from '#domain/features/jobs/job.ts';
import { type EmployerProfile, minPublicReplies } from '#domain/features/organisations/contract.ts';
import { subtractDays } from '#domain/lib/day.ts';
import type { Context } from '#server/context.ts';
import { storedList } from '#server/db/rows/stored-list.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { countReplies, findEmployer } from './employer-queries.ts';

const storedPlan = storedList(StagePlan);

/** Replies before this many days say little about an employer today. */
const replyDays = 365;

/** @throws Refusal `not_found` unless it is an approved employer of the tenant */
export async function readEmployer(ctx: Context, id: number): Promise<EmployerProfile> {
  const { id: tenantId } = ctx.tenant;
  const employer = (await findEmployer(ctx.db, tenantId, id)) ?? refuse('not_found');
  const now = ctx.clock();
  const since = subtractDays(now, replyDays);
  const replies = await countReplies(ctx.db, { tenantId, organisationId: id, since, now });
  const { stage_plan: plan, open_jobs: openJobs, ...fields } = employer;
  return {
    ...fields,
    open_jobs: openJobs ?? 0,
    steps: storedPlan.parse(plan ?? []),
    replies: replies.promised >= minPublicReplies ? replies : null,
  };
}
