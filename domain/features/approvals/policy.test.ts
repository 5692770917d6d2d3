import { expect, test } from 'vitest';
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
    lacksSecondStep: false,
    impersonatorId: null,
    isProven: false,
    sessionId: '',
    fullName: '',
    ...fields,
  };
}

const request = { kind: 'partner', askedByUserId: 1, organisationId: 2 } as const;

test.each([
  [false, ['admin', 'concierge_member', 'program_manager']],
  [true, ['admin']],
] as const)('narrow %s: the queue is read by %s', (isAdminsOnly, readers) => {
  expect(roles.filter((role) => canReadApprovals(actor(role), isAdminsOnly))).toEqual(readers);
  expect(roles.filter((role) => canDecide(actor(role), isAdminsOnly, request))).toEqual(readers);
  expect(canReadApprovals(visitor, isAdminsOnly)).toBe(false);
  expect(canDecide(visitor, isAdminsOnly, request)).toBe(false);
});

test('nobody decides on a request of their own, nor of their own organisation', () => {
  expect(canDecide(actor('admin', { userId: 1 }), false, request)).toBe(false);
  expect(canDecide(actor('admin', { organisationId: 2 }), false, request)).toBe(false);
});

test('whoever looks at the product as an administrator decides on nothing', () => {
  expect(canDecide(actor('admin', { impersonatorId: 1 }), false, request)).toBe(false);
});
