import type { Leaving } from '#domain/features/teams/membership.ts';
import { canEndMembership, getTeam, getTeamChangeScope, isInScope } from '#domain/features/teams/policy.ts';
import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { closeAccount } from '#server/features/accounts/service.ts';
import { countChatsOf, releaseChats } from '#server/features/chat/service.ts';
import { listInterviewsOf, reportPanelMemberLeft } from '#server/features/interviews/service.ts';
import { countStepsOf } from '#server/features/journal/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { listOffersOf, releaseApprover } from '#server/features/offers/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import {
  findMember,
  isLastLead,
  listOpenJobs,
  listSuccessors,
  lockLeads,
  lockMember,
  lockSuccessor,
  type Member,
  transferJobs,
} from './membership-queries.ts';

/** What must be resolved before a person can leave a team, and what their leaving affects. */
export async function readLeaving(ctx: SignedInContext, id: number): Promise<Leaving> {
  const tenantId = ctx.tenant.id;
  const member = requireEndable(ctx, await findMember(ctx.db, tenantId, id));
  const [jobs, others, isLast, offers, interviews, chats, steps] = await Promise.all([
    listOpenJobs(ctx.db, tenantId, id),
    listSuccessors(ctx.db, tenantId, member),
    isLastLead(ctx.db, tenantId, member),
    listOffersOf(ctx, id),
    listInterviewsOf(ctx, id),
    countChatsOf(ctx, id),
    countStepsOf(ctx, id),
  ]);
  return {
    ...{ jobs, offers, interviews, chats, steps },
    successors: others.map(({ id: otherId, full_name: name }) => ({ id: otherId, name })),
    is_last_lead: isLast,
  };
}

/**
 * Ends a membership in one transaction: open jobs go to the successor, offers and interviews that counted on the person are reported
 * to those who can choose someone else, open chats return to the queue, and the account and its sessions are closed.
 */
export async function endMembership(ctx: SignedInContext, id: number, successorId: number | null): Promise<void> {
  const tenantId = ctx.tenant.id;
  await write(ctx, async (change) => {
    const member = await lockEndableMember(ctx, change, id);
    if (await isLastLead(change.db, tenantId, member)) return refuse('last_lead');
    const jobs = await listOpenJobs(change.db, tenantId, id);
    if (jobs.length > 0) {
      const to = await resolveSuccessor(change, { tenantId, member, id: successorId });
      await transferJobs(change.db, { tenantId, from: id, to });
      const values = { name: member.full_name };
      await notify(change, { tenantId, userId: to, kind: 'jobs_handed_over', values, subject: 'team_jobs' });
    }
    await releaseApprover(ctx, change, member);
    await reportPanelMemberLeft(ctx, change, member);
    await releaseChats(ctx, change, id);
    await closeAccount(ctx, change, id);
    const detail = jobs.length === 0 ? {} : { jobs: jobs.map((job) => job.id), successor_id: successorId };
    await change.audit({ action: 'team.end_membership', subject: ['user', id], detail });
  });
}

/** @throws Refusal `not_found` for a member whom the caller cannot see, `forbidden` for one they cannot remove */
function requireEndable(ctx: SignedInContext, member: Member | undefined): Member {
  const team = member ? getTeam(member.role_id) : null;
  if (!member || team === null) return refuse('not_found');
  const scope = getTeamChangeScope(ctx.actor, team);
  if (!isInScope(scope, ctx.actor, member.organisation_id)) return refuse('not_found');
  return canEndMembership({ userId: ctx.actor.userId, scope }, member) ? member : refuse('forbidden');
}

/** Locks all leads of the organization in id order, so that two leads cannot leave at the same time. */
async function lockEndableMember(ctx: SignedInContext, { db }: Write, id: number): Promise<Member> {
  const member = requireEndable(ctx, await findMember(db, ctx.tenant.id, id));
  await lockLeads(db, ctx.tenant.id, member);
  return requireEndable(ctx, await lockMember(db, ctx.tenant.id, id));
}

async function resolveSuccessor(
  { db }: Write,
  { tenantId, member, id }: { tenantId: number; member: Member; id: number | null },
): Promise<number> {
  if (id === null) return refuseField('body.successor_id', 'required');
  return (await lockSuccessor(db, tenantId, member, id)) ? id : refuseField('body.successor_id', 'invalid_value');
}
