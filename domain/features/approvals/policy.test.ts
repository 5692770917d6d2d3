import { describe, expect, it } from 'vitest';
import { type SignedInActor, visitor } from '#domain/access/actor.ts';
import { type Role, roles } from '#domain/access/roles.ts';
import { canDecide, canReadApprovals } from './policy.ts';

function actor(role: Role, fields: Partial<SignedInActor> = {}): SignedInActor {
  return {
    kind: 'signed_in',
    userId: 7,
    role,
    organisationId: null,
    isPending: false,
    mustSetUpTwoFactor: false,
    impersonatorId: null,
    isRecentlyAuthenticated: false,
    sessionId: '',
    fullName: '',
    ...fields,
  };
}

const request = { kind: 'partner', askedByUserId: 1, organisationId: 2 } as const;

describe('approval policy', () => {
  it.each([
    [false, ['admin', 'concierge_member', 'program_manager']],
    [true, ['admin']],
  ] as const)('with admins only = %s: lets %j read and decide', (isAdminsOnly, readers) => {
    expect(roles.filter((role) => canReadApprovals(actor(role), isAdminsOnly))).toEqual(readers);
    expect(roles.filter((role) => canDecide(actor(role), isAdminsOnly, request))).toEqual(readers);
    expect(canReadApprovals(visitor, isAdminsOnly)).toBe(false);
    expect(canDecide(visitor, isAdminsOnly, request)).toBe(false);
  });

  it('denies decisions on the actor’s own request or organization', () => {
    expect(canDecide(actor('admin', { userId: 1 }), false, request)).toBe(false);
    expect(canDecide(actor('admin', { organisationId: 2 }), false, request)).toBe(false);
    expect(canDecide(actor('admin', { organisationId: 2 }), false, { ...request, kind: 'name' })).toBe(false);
  });

  it('denies decisions during impersonation', () => {
    expect(canDecide(actor('admin', { impersonatorId: 1 }), false, request)).toBe(false);
  });
});
