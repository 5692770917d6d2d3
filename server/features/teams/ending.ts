import type { Leaving } from '#domain/features/teams/membership.ts';
import { canEndMembership, getTeam, getTeamChangeScope, isInScope } from '#domain/features/teams/policy.ts';
import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { closeAccount } from '#server/features/accounts/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import {
  findMember,
  findOpenJobs,
  findOthers,
  handOver,
  isLastLead,
  lockLeads,
  lockMember,
  lockOther,
  type Member,
} from './membership-queries.ts';

/** What has to be settled before somebody leaves a team of the caller's. */
export async function readLeaving(ctx: SignedInContext, id: number): Promise<Leaving> {
  const tenantId = ctx.tenant.id;
  const member = withinReach(ctx, await findMember(ctx.db, tenantId, id));
  const [jobs, others, isLast] = await Promise.all([
    findOpenJobs(ctx.db, tenantId, id),
    findOthers(ctx.db, tenantId, member),
    isLastLead(ctx.db, tenantId, member),
  ]);
  return {
    jobs,
    successors: others.map(({ id: otherId, full_name: name }) => ({ id: otherId, name })),
    is_last_lead: isLast,
  };
}

/** Ends a membership at once, all of it or nothing: the jobs have a successor, the account and its sessions are closed. */
export async function endMembership(ctx: SignedInContext, id: number, successorId: number | null): Promise<void> {
  const tenantId = ctx.tenant.id;
  await write(ctx, async (change) => {
    const member = await lockWithinReach(ctx, change, id);
    if (await isLastLead(change.db, tenantId, member)) return refuse('last_lead');
    const jobs = await findOpenJobs(change.db, tenantId, id);
    if (jobs.length > 0) {
      const to = await successorOf(change, { tenantId, member, id: successorId });
      await handOver(change.db, { tenantId, from: id, to });
      const values = { name: member.full_name };
      await notify(change, { tenantId, userId: to, kind: 'jobs_handed_over', values, subject: 'team_jobs' });
    }
    await closeAccount(ctx, change, id);
    const detail = jobs.length === 0 ? {} : { jobs: jobs.map((job) => job.id), successor_id: successorId };
    await change.audit({ action: 'team.end_membership', subject: ['user', id], detail });
  });
}

/** Whom the caller cannot see in a team is not found; whom they see and may not remove is refused. */
function withinReach(ctx: SignedInContext, member: Member | undefined): Member {
  const team = member ? getTeam(member.role_id) : null;
  if (!member || team === null) return refuse('not_found');
  const scope = getTeamChangeScope(ctx.actor, team);
  if (!isInScope(scope, ctx.actor, member.organisation_id)) return refuse('not_found');
  return canEndMembership({ userId: ctx.actor.userId, scope }, member) ? member : refuse('forbidden');
}

/** The leads of an organisation are locked together and in one order: of two who leave at once the second sees the first gone. */
async function lockWithinReach(ctx: SignedInContext, { db }: Write, id: number): Promise<Member> {
  const seen = withinReach(ctx, await findMember(db, ctx.tenant.id, id));
  await lockLeads(db, ctx.tenant.id, seen);
  return withinReach(ctx, await lockMember(db, ctx.tenant.id, id));
}

async function successorOf(
  { db }: Write,
  { tenantId, member, id }: { tenantId: number; member: Member; id: number | null },
): Promise<number> {
  if (id === null) return refuseField('body.successor_id', 'required');
  return (await lockOther(db, tenantId, member, id)) ? id : refuseField('body.successor_id', 'invalid_value');
}
