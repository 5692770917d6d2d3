import { describe, expect, it } from 'vitest';
import type { SignedInActor } from '#domain/access/actor.ts';
import { getRoleId, roles } from '#domain/access/roles.ts';
import { teamKinds } from './contract.ts';
import { canEndMembership, getTeam, getTeamChangeScope, isLead } from './policy.ts';

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

describe('team policy', () => {
  it('allows changes to these teams by role', () => {
    const able = roles.map((role) => [
      role,
      teamKinds.filter((kind) => getTeamChangeScope(actor({ role }), kind) !== null),
    ]);
    expect(able.filter(([, kinds]) => kinds?.length)).toEqual([
      ['admin', ['hiring', 'partner', 'concierge']],
      ['hiring_manager', ['hiring']],
      ['recruiter', ['partner']],
    ]);
  });

  it('denies changes while pending or impersonating', () => {
    for (const fields of [{ isPending: true }, { impersonatorId: 2 }]) {
      expect(getTeamChangeScope(actor({ role: 'hiring_manager', ...fields }), 'hiring')).toBeNull();
    }
  });

  it('treats roles 1 and 2 as leads, and role 3 as without a team', () => {
    const ids = roles.map(getRoleId).filter((id) => id !== null);
    expect(ids.filter(isLead).sort()).toEqual([1, 2]);
    expect(ids.map(getTeam)).toEqual(['hiring', 'partner', null, 'hiring', 'partner', 'concierge', null]);
  });

  it('lets leads end memberships of members, admins also those of leads, and no one their own', () => {
    const lead = { userId: 1, scope: 'organisation' } as const;
    const admin = { userId: 1, scope: 'tenant' } as const;
    const may = (by: typeof lead | typeof admin) => [
      canEndMembership(by, { id: 2, role_id: 4 }),
      canEndMembership(by, { id: 2, role_id: 1 }),
      canEndMembership(by, { id: 1, role_id: 4 }),
    ];
    expect(may(lead)).toEqual([true, false, false]);
    expect(may(admin)).toEqual([true, true, false]);
    expect(canEndMembership({ userId: 1, scope: null }, { id: 2, role_id: 4 })).toBe(false);
  });
});
