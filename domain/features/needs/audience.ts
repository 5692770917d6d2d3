import type { Audience, Grant, Need } from './contract.ts';

export function isSameAudience(one: Audience, other: Audience): boolean {
  return one.kind === other.kind && one.id === other.id;
}

/** The needs an audience has a grant for, in their order. */
export function filterSharedNeeds(
  audience: Audience,
  needs: readonly Need[],
  grants: readonly Grant[],
): readonly Need[] {
  const sharedIds = new Set(
    grants.filter((grant) => isSameAudience(grant.audience, audience)).map((grant) => grant.need_id),
  );
  return needs.filter((need) => sharedIds.has(need.id));
}
