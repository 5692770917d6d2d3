import { type Actor, getScope } from '#domain/access/actor.ts';
import type { Scope } from '#domain/access/permissions.ts';
import type { RoleId } from '#domain/access/roles.ts';
import type { OrganisationKind } from '#domain/features/organisations/lifecycle.ts';
import { type TeamKind, teamKinds, teamRoles } from './contract.ts';

/** The role id of an invited member. */
export const invitedRoles = { hiring: 4, partner: 5, concierge: 6 } as const satisfies Record<TeamKind, number>;

/** Organization kinds with this team. Corporate partners are employers too; concierges belong to the tenant. */
export const teamOrganisations: Readonly<Record<TeamKind, readonly OrganisationKind[]>> = {
  hiring: ['employer', 'corporate_partner'],
  partner: ['non_profit'],
  concierge: [],
};

/** The team of a role id; null if it has none. */
export function getTeam(roleId: number): TeamKind | null {
  return teamKinds.find((kind) => (teamRoles[kind] as readonly number[]).includes(roleId)) ?? null;
}

/** Whether the role leads its team. */
export function isLead(roleId: number): boolean {
  return getTeam(roleId) !== null && !(Object.values(invitedRoles) as number[]).includes(roleId);
}

/** The actor's scope for invitations into a team and ending memberships; null if denied. */
export function getTeamChangeScope(actor: Actor, kind: TeamKind): Scope | null {
  return getScope(actor, `team.${kind}`) === null ? null : getScope(actor, 'team.change');
}

/** Whether the organization, or null for the tenant, is within the actor's scope. */
export function isInScope(
  scope: Scope | null,
  actor: { readonly organisationId: number | null },
  organisationId: number | null,
): boolean {
  return scope === 'tenant' || (scope === 'organisation' && organisationId === actor.organisationId);
}

interface Member {
  readonly id: number;
  readonly role_id: number;
}

/** An actor cannot end their own membership; ending a lead's membership requires tenant scope. */
export function canEndMembership(
  by: { readonly userId: number; readonly scope: Scope | null },
  member: Member,
): boolean {
  if (by.scope === null || by.userId === member.id) return false;
  return by.scope === 'tenant' || !isLead(member.role_id);
}

/** The role id of a lead or a member of the team; null if the team has no leads. */
export function getTeamRole(kind: TeamKind, wantsLead: boolean): RoleId | null {
  const [lead] = teamRoles[kind];
  const member = invitedRoles[kind];
  if (lead === member) return null;
  return wantsLead ? lead : member;
}

/** Only tenant staff change roles, and never their own. */
export function canChangeRole(by: { readonly userId: number; readonly scope: Scope | null }, member: Member): boolean {
  const kind = getTeam(member.role_id);
  return by.scope === 'tenant' && by.userId !== member.id && kind !== null && getTeamRole(kind, true) !== null;
}
