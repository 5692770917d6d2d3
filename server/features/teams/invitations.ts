import { staffRoles } from '#domain/access/roles.ts';
import { linkLifetimeSeconds } from '#domain/features/accounts/recovery.ts';
import { isOrganisationBlocked } from '#domain/features/organisations/lifecycle.ts';
import type { TeamKind } from '#domain/features/teams/contract.ts';
import type { NewTeamInvitation, TeamInvitation } from '#domain/features/teams/invitations.ts';
import {
  getTeam,
  getTeamChangeScope,
  invitedRoles,
  isInScope,
  teamOrganisations,
} from '#domain/features/teams/policy.ts';
import { subtractDays } from '#domain/lib/day.ts';
import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { canUsePasswords, findEmail, isEmailTaken } from '#server/features/accounts/service.ts';
import { countCreatedLinks, createLink, revokeLinksAbout } from '#server/features/links/service.ts';
import { queueInvitation } from '#server/features/mail/service.ts';
import { findApprovedOrganisation } from '#server/features/organisations/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import {
  cancelExpiredInvitation,
  cancelInvitation,
  findOpenInvitations,
  type InvitationRow,
  insertInvitation,
  lockInvitation,
  renewInvitation,
} from './invitation-queries.ts';

/** Limits abuse: invitations are sent to emails without an account. */
const maxInvitationsPerDay = 20;

/** The open invitations into a team of the caller. */
export async function listInvitations(ctx: SignedInContext, team: TeamKind): Promise<TeamInvitation[]> {
  const rows = await findOpenInvitations(ctx.db, {
    tenantId: ctx.tenant.id,
    roleId: invitedRoles[team],
    organisationId: getOwnOrganisationId(ctx, team),
  });
  return rows.map((row) => {
    const until = getExpiry(row.invited_at);
    return {
      id: row.id,
      name: row.name,
      email: row.email,
      role_id: row.role_id,
      organisation: row.organisation,
      invited_by: row.inviter,
      invited_at: row.invited_at.toISOString(),
      until: until.toISOString(),
      is_over: until <= ctx.clock() || row.inviter_state !== 'active',
    };
  });
}

/** Invites a person without an account by email. An email has at most one open invitation. */
export async function inviteToTeam(ctx: SignedInContext, given: NewTeamInvitation): Promise<TeamInvitation[]> {
  const { team, name, email } = given;
  const ownId = getOwnOrganisationId(ctx, team);
  await requirePasswords(ctx);
  await write(ctx, async (change) => {
    await enforceDailyLimit(ctx, change);
    const organisation = await resolveOrganisation(ctx, change, team, ownId ?? given.organisation_id);
    if (await isEmailTaken(ctx, change.db, email)) return refuseField('body.email', 'has_account');
    const [tenantId, now] = [ctx.tenant.id, ctx.clock()];
    await cancelExpiredInvitation(change.db, tenantId, email, new Date(now.getTime() - linkLifetimeMs));
    const roleId = invitedRoles[team];
    const target = { tenantId, roleId, organisationId: organisation?.id ?? null };
    const id = await insertInvitation(change.db, { ...target, name, email, invitedBy: ctx.actor.userId, now });
    if (id === undefined) return refuseField('body.email', 'invitation_open');
    await sendInvitation(ctx, change, { id, name, email, role_id: roleId, organisation: organisation?.name ?? null });
    const detail = { role_id: roleId, organisation_id: target.organisationId };
    await change.audit({ action: 'team.invite', subject: ['team_invitation', id], detail });
  });
  return listInvitations(ctx, team);
}

/** Sends the invitation again with a new link, which revokes the old one. */
export async function sendAgain(ctx: SignedInContext, id: number): Promise<TeamInvitation[]> {
  await requirePasswords(ctx);
  const team = await write(ctx, async (change) => {
    const found = await lockVisibleInvitation(ctx, change, id);
    await enforceDailyLimit(ctx, change);
    if (isOrganisationBlocked(found.row.organisation_status)) refuse('conflict');
    if (await isEmailTaken(ctx, change.db, found.row.email)) refuse('address_has_account');
    const { userId } = ctx.actor;
    await renewInvitation(change.db, { tenantId: ctx.tenant.id, id, invitedBy: userId, now: ctx.clock() });
    await sendInvitation(ctx, change, found.row);
    await change.audit({ action: 'team.invite_again', subject: ['team_invitation', id] });
    return found.team;
  });
  return listInvitations(ctx, team);
}

/** Cancels an invitation and revokes its link. */
export async function cancelTeamInvitation(ctx: SignedInContext, id: number): Promise<TeamInvitation[]> {
  const team = await write(ctx, async (change) => {
    const found = await lockVisibleInvitation(ctx, change, id);
    await revokeLinksAbout(ctx, change, 'join_team', id);
    await cancelInvitation(change.db, ctx.tenant.id, id);
    await change.audit({ action: 'team.cancel_invitation', subject: ['team_invitation', id] });
    return found.team;
  });
  return listInvitations(ctx, team);
}

const linkLifetimeMs = linkLifetimeSeconds.join_team * 1000;

function getExpiry(invitedAt: Date): Date {
  return new Date(invitedAt.getTime() + linkLifetimeMs);
}

/** The only organization whose team the caller may change; null for all. Refuses callers who may not change any. */
function getOwnOrganisationId(ctx: SignedInContext, team: TeamKind): number | null {
  const scope = getTeamChangeScope(ctx.actor, team) ?? refuse('forbidden');
  return scope === 'tenant' ? null : (ctx.actor.organisationId ?? refuse('forbidden'));
}

/** @throws Refusal `not_found` if the caller cannot see the invitation */
async function lockVisibleInvitation(ctx: SignedInContext, change: Write, id: number) {
  const row = (await lockInvitation(change.db, ctx.tenant.id, id)) ?? refuse('not_found');
  const team = getTeam(row.role_id) ?? refuse('not_found');
  const isVisible = isInScope(getTeamChangeScope(ctx.actor, team), ctx.actor, row.organisation_id);
  return isVisible ? { row, team } : refuse('not_found');
}

/** The organization of the invitation; null for the tenant's own team. */
async function resolveOrganisation(ctx: SignedInContext, change: Write, team: TeamKind, id: number | null) {
  const kinds = teamOrganisations[team];
  if (kinds.length === 0) return null;
  if (id === null) return refuseField('body.organisation_id', 'required');
  const found = await findApprovedOrganisation(ctx, change, id);
  return found && kinds.includes(found.kind) ? found : refuseField('body.organisation_id', 'invalid_value');
}

/** New members set a password, so inviting requires password sign-in. */
async function requirePasswords(ctx: SignedInContext): Promise<void> {
  if (!(await canUsePasswords(ctx))) refuse('password_sign_in_off');
}

async function enforceDailyLimit(ctx: SignedInContext, change: Write): Promise<void> {
  const since = subtractDays(ctx.clock(), 1);
  const sent = await countCreatedLinks(ctx, change, { userId: ctx.actor.userId, purpose: 'join_team', since });
  if (sent >= maxInvitationsPerDay) refuse('too_many_requests', { retryAfter: 3600 });
}

type InvitationToSend = Pick<InvitationRow, 'id' | 'name' | 'email' | 'role_id' | 'organisation'>;

/** The link is bound to the inviter's account: it stops working if that is closed or changes its email. */
async function sendInvitation(ctx: SignedInContext, change: Write, row: InvitationToSend): Promise<void> {
  const { userId, fullName } = ctx.actor;
  await revokeLinksAbout(ctx, change, 'join_team', row.id);
  const email = await findEmail(ctx, change.db, userId);
  const linkId = await createLink(ctx, change, { purpose: 'join_team', userId, email, subjectId: row.id });
  await queueInvitation(change, {
    kind: 'team_invitation',
    tenantId: ctx.tenant.id,
    toAddress: row.email,
    values: {
      recipient: row.name,
      inviter: fullName,
      organisation: row.organisation ?? ctx.tenant.title,
      role: staffRoles[row.role_id],
    },
    path: '/setpasswordpartner',
    linkId,
  });
}
