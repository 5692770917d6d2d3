import { type Actor, getScope } from '#domain/access/actor.ts';
import type { Scope } from '#domain/access/permissions.ts';
import type { OrganisationKind } from '#domain/features/organisations/lifecycle.ts';
import { type TeamKind, teamKinds, teamRoles } from './contract.ts';

/** The role an invitation into a team gives. */
export const invitedRoles = { hiring: 4, partner: 5, concierge: 6 } as const satisfies Record<TeamKind, number>;

/** The organisations that have such a team; a corporate partner is an employer too, and the concierge team is the tenant's own. */
export const teamOrganisations: Readonly<Record<TeamKind, readonly OrganisationKind[]>> = {
  hiring: ['employer', 'corporate_partner'],
  partner: ['non_profit'],
  concierge: [],
};

/** The team somebody with a role belongs to; null for roles of no team. */
export function teamOfRole(roleId: number): TeamKind | null {
  return teamKinds.find((kind) => (teamRoles[kind] as readonly number[]).includes(roleId)) ?? null;
}

/** Whether the role leads its team. */
export function isLead(roleId: number): boolean {
  return teamOfRole(roleId) !== null && !(Object.values(invitedRoles) as number[]).includes(roleId);
}

/** How far the actor may invite into a team and end memberships of it; null when not at all. */
export function changeScope(actor: Actor, kind: TeamKind): Scope | null {
  return getScope(actor, `team.${kind}`) === null ? null : getScope(actor, 'team.change');
}

/** Whether what an organisation has, or the tenant itself, lies within a scope of the actor. */
export function isWithin(
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

/** Nobody ends their own membership, and only whoever reaches the whole tenant that of a lead. */
export function mayEndMembership(
  by: { readonly userId: number; readonly scope: Scope | null },
  member: Member,
): boolean {
  if (by.scope === null || by.userId === member.id) return false;
  return by.scope === 'tenant' || !isLead(member.role_id);
}
