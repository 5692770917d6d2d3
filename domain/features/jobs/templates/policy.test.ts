import { describe, expect, it } from 'vitest';
import type { SignedInActor } from '#domain/access/actor.ts';
import type { Role } from '#domain/access/roles.ts';
import { canChangeTemplate, canReadTemplate } from './policy.ts';

const own = { organisationId: 3, createdBy: 7 };
const ofColleague = { organisationId: 3, createdBy: 8 };
const ofOthers = { organisationId: 4, createdBy: 9 };

function actor(role: Role): SignedInActor {
  return {
    kind: 'signed_in',
    userId: 7,
    role,
    organisationId: 3,
    isPending: false,
    sessionId: 's',
    isRecentlyAuthenticated: true,
    mustSetUpTwoFactor: false,
    impersonatorId: null,
    fullName: 'Rowan Ellery',
  };
}

const all = [true, true, true];
const none = [false, false, false];

describe('canReadTemplate and canChangeTemplate', () => {
  it.each([
    ['admin', all, all],
    ['concierge_member', all, all],
    ['program_manager', all, all],
    ['hiring_manager', [true, true, false], [true, true, false]],
    ['hiring_member', [true, true, false], [true, false, false]],
    ['recruiter', none, none],
    ['recruiter_member', none, none],
    ['skilling_partner', none, none],
    ['job_seeker', none, none],
  ] as const satisfies (readonly [Role, readonly boolean[], readonly boolean[]])[])(
    '%s reads %j and changes %j of their own, a colleague’s, and another employer’s template',
    (role, read, change) => {
      const templates = [own, ofColleague, ofOthers];
      expect(templates.map((template) => canReadTemplate(actor(role), template))).toEqual(read);
      expect(templates.map((template) => canChangeTemplate(actor(role), template))).toEqual(change);
    },
  );

  it('denies visitors', () => {
    expect(canReadTemplate({ kind: 'visitor' }, own)).toBe(false);
    expect(canChangeTemplate({ kind: 'visitor' }, own)).toBe(false);
  });
});
