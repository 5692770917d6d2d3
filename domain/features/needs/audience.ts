import type { Audience, Grant, NamedAudience, Need } from './contract.ts';

export function isSameAudience(one: Audience, other: Audience): boolean {
  return one.kind === other.kind && one.id === other.id;
}

/**
 * The needs an audience can open, in their order. Staff of an organization open what is shared with the organization and
 * with the applications to it.
 */
export function filterSharedNeeds(
  audience: NamedAudience,
  needs: readonly Need[],
  grants: readonly Grant[],
): readonly Need[] {
  const sharedIds = new Set(
    grants.filter((grant) => hasSameReaders(grant.audience, audience)).map((grant) => grant.need_id),
  );
  return needs.filter((need) => sharedIds.has(need.id));
}

function hasSameReaders(one: NamedAudience, other: NamedAudience): boolean {
  if (isSameAudience(one, other)) return true;
  return one.organisation_id !== null && one.organisation_id === other.organisation_id;
}
