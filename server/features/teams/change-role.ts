import type { RoleId } from '#domain/access/roles.ts';
import { canChangeRole, getTeam, getTeamChangeScope, getTeamRole, isInScope } from '#domain/features/teams/policy.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { notify } from '#server/features/notifications/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { findMember, isLastLead, lockLeads, lockMember, type Member, updateRole } from './membership-queries.ts';

/** Changes the role of a member. The organization keeps a lead. Idempotent. */
export async function changeRole(ctx: SignedInContext, id: number, wantsLead: boolean): Promise<{ role_id: RoleId }> {
  const tenantId = ctx.tenant.id;
  return write(ctx, async (change) => {
    const { member: seen } = requireChangeable(ctx, await findMember(change.db, tenantId, id), wantsLead);
    await lockLeads(change.db, tenantId, seen);
    const { member, role } = requireChangeable(ctx, await lockMember(change.db, tenantId, id), wantsLead);
    if (member.role_id === role) return { role_id: role };
    if (await isLastLead(change.db, tenantId, member)) return refuse('last_lead');
    await updateRole(change.db, { tenantId, id, role });
    const kind = wantsLead ? 'role_lead' : 'role_member';
    await notify(change, { tenantId, userId: id, kind, values: {}, subject: 'team_jobs' });
    await change.audit({
      action: 'team.change_role',
      subject: ['user', id],
      detail: { from: member.role_id, to: role },
    });
    return { role_id: role };
  });
}

/** @throws Refusal `not_found` for a member whom the caller cannot see, `forbidden` for one whose role they cannot change */
function requireChangeable(
  ctx: SignedInContext,
  member: Member | undefined,
  wantsLead: boolean,
): { readonly member: Member; readonly role: RoleId } {
  const team = member ? getTeam(member.role_id) : null;
  if (!member || team === null) return refuse('not_found');
  const scope = getTeamChangeScope(ctx.actor, team);
  if (!isInScope(scope, ctx.actor, member.organisation_id)) return refuse('not_found');
  const role = getTeamRole(team, wantsLead);
  if (role === null || !canChangeRole({ userId: ctx.actor.userId, scope }, member)) return refuse('forbidden');
  return { member, role };
}
