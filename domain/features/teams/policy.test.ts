import { expect, test } from 'vitest';
import type { SignedInActor } from '#domain/access/actor.ts';
import { getRoleId, roles } from '#domain/access/roles.ts';
import { teamKinds } from './contract.ts';
import { changeScope, isLead, mayEndMembership, teamOfRole } from './policy.ts';

const actor = (fields: Partial<SignedInActor>): SignedInActor => ({
  kind: 'signed_in',
  userId: 1,
  role: 'admin',
  organisationId: null,
  isPending: false,
  mustSetUpTwoFactor: false,
  sessionId: '',
  isRecentlyAuthenticated: true,
  impersonatorId: null,
  fullName: 'Bea Lead',
  ...fields,
});

test('who changes which team', () => {
  const able = roles.map((role) => [role, teamKinds.filter((kind) => changeScope(actor({ role }), kind) !== null)]);
  expect(able.filter(([, kinds]) => kinds?.length)).toEqual([
    ['admin', ['hiring', 'partner', 'concierge']],
    ['hiring_manager', ['hiring']],
    ['recruiter', ['partner']],
  ]);
});

test('nobody does while they wait for approval, or while they look as somebody else', () => {
  for (const fields of [{ isPending: true }, { impersonatorId: 2 }]) {
    expect(changeScope(actor({ role: 'hiring_manager', ...fields }), 'hiring')).toBeNull();
  }
});

test('roles 1 and 2 lead their teams; role 3 and those of the tenant belong to none of the three', () => {
  const ids = roles.map(getRoleId).filter((id) => id !== null);
  expect(ids.filter(isLead).sort()).toEqual([1, 2]);
  expect(ids.map(teamOfRole)).toEqual(['hiring', 'partner', null, 'hiring', 'partner', 'concierge', null]);
});

test('a lead ends memberships of members, an administrator of leads too, nobody their own', () => {
  const lead = { userId: 1, scope: 'organisation' } as const;
  const admin = { userId: 1, scope: 'tenant' } as const;
  const may = (by: typeof lead | typeof admin) => [
    mayEndMembership(by, { id: 2, role_id: 4 }),
    mayEndMembership(by, { id: 2, role_id: 1 }),
    mayEndMembership(by, { id: 1, role_id: 4 }),
  ];
  expect(may(lead)).toEqual([true, false, false]);
  expect(may(admin)).toEqual([true, true, false]);
  expect(mayEndMembership({ userId: 1, scope: null }, { id: 2, role_id: 4 })).toBe(false);
});
