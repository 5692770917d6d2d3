import { isJobInScope } from '#domain/features/jobs/policy.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Db } from '#server/db/db.ts';
import { findListedJobs, type ListedJobRow } from '#server/features/applications/list/list-queries.ts';
import { refuse } from '#server/http/errors/refusal.ts';

/** A job whose applicants the caller's team reviews. Refuses with `not_found` otherwise. */
export async function findVisibleJob(ctx: SignedInContext, db: Db, jobId: number): Promise<ListedJobRow> {
  const [job] = await findListedJobs(db, ctx.tenant.id, [jobId]);
  if (!job) return refuse('not_found');
  const facts = {
    status: job.job_status,
    organisationId: job.organisation_id,
    teamUserIds: job.team_user_ids.map(Number),
  };
  return isJobInScope(ctx.actor, 'application.note', facts) ? job : refuse('not_found');
}
