import type { JobTeam, JobTeamChange } from '#domain/features/jobs/job-team.ts';
import { canManageJob, isJobInScope } from '#domain/features/jobs/policy.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { buildJobFacts } from '#server/features/jobs/present.ts';
import { findJob, lockJob } from '#server/features/jobs/queries.ts';
import { notify } from '#server/features/notifications/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { findTeamAndColleagues, replaceTeam } from './job-team-queries.ts';

/** Who works on a job; with the colleagues who could, for those who may change it. */
export async function readJobTeam(ctx: SignedInContext, jobId: number): Promise<JobTeam> {
  const job = (await findJob(ctx.db, ctx.tenant.id, jobId)) ?? refuse('not_found');
  const facts = buildJobFacts(job);
  if (!isJobInScope(ctx.actor, 'job.read_all', facts)) return refuse('not_found');
  const canChange = canManageJob(ctx.actor, facts);
  const rows = await findTeamAndColleagues(ctx.db, { tenantId: ctx.tenant.id, jobId });
  const team = rows.filter((row) => row.is_member);
  return {
    owner_id: team.find((row) => row.is_lead)?.id ?? null,
    member_ids: team.map(({ id }) => id),
    people: (canChange ? rows : team).map(({ id, full_name: name, role_id }) => ({ id, name, role_id })),
    can_change: canChange,
  };
}

/** Replaces the team of a job and notifies those who are new on it. */
export async function saveJobTeam(ctx: SignedInContext, jobId: number, change: JobTeamChange): Promise<JobTeam> {
  const key = { tenantId: ctx.tenant.id, jobId };
  const ids = [...new Set([change.owner_id, ...change.member_ids])];
  await write(ctx, async (transaction) => {
    const job = (await lockJob(transaction.db, ctx.tenant.id, jobId)) ?? refuse('not_found');
    if (!canManageJob(ctx.actor, buildJobFacts(job))) return refuse('not_found');
    const people = await findTeamAndColleagues(transaction.db, key);
    const before = people.filter((row) => row.is_member).map(({ id }) => id);
    if (!haveSameIds(before, change.before)) return refuse('changed_meanwhile');
    const known = new Set(people.map(({ id }) => id));
    if (!known.has(change.owner_id)) return refuseField('body.owner_id', 'invalid_value');
    if (!ids.every((id) => known.has(id))) return refuseField('body.member_ids', 'invalid_value');
    await replaceTeam(transaction.db, key, { ownerId: change.owner_id, ids });
    const added = ids.filter((id) => !before.includes(id));
    const removed = before.filter((id) => !ids.includes(id));
    for (const userId of added.filter((id) => id !== ctx.actor.userId)) {
      const values = { job: job.title };
      await notify(transaction, { ...key, userId, kind: 'job_team_joined', values, subject: 'team_jobs' });
    }
    const detail = { owner: change.owner_id, added, removed };
    await transaction.audit({ action: 'job.team', subject: ['job', jobId], detail });
  });
  return readJobTeam(ctx, jobId);
}

function haveSameIds(left: readonly number[], right: readonly number[]): boolean {
  const ids = new Set(left);
  return left.length === right.length && right.every((id) => ids.has(id));
}
