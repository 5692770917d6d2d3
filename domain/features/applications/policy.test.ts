import { describe, expect, it } from 'vitest';
import { type SignedInActor, visitor } from '#domain/access/actor.ts';
import { type Role, roles } from '#domain/access/roles.ts';
import { type ApplicationFacts, canNoteApplication, canReadApplication, getNextApplicationStatuses } from './policy.ts';

const actor = (role: Role, fields: Partial<SignedInActor> = {}): SignedInActor => ({
  kind: 'signed_in',
  userId: 7,
  role,
  organisationId: 2,
  isPending: false,
  mustSetUpTwoFactor: false,
  impersonatorId: null,
  isRecentlyAuthenticated: false,
  sessionId: '',
  fullName: '',
  ...fields,
});

/** Of a job of organization 2, by job seeker 5 whom organization 3 supports. */
const application: ApplicationFacts = {
  status: 'applied',
  statusBefore: null,
  seekerId: 5,
  sponsorOrganisationId: 3,
  awaitsConsent: false,
  job: { status: 'active', organisationId: 2, teamUserIds: [7] },
};
const draft: ApplicationFacts = { ...application, status: 'draft' };

describe('access to an application', () => {
  it('a draft -> only the job seeker reads it', () => {
    const readers = roles.filter((role) => canReadApplication(actor(role), draft));
    expect(readers).toEqual([]);
    expect(canNoteApplication(actor('hiring_manager'), draft)).toBe(false);
    expect(canReadApplication(actor('job_seeker', { userId: 5 }), draft)).toBe(true);
  });

  it('another job seeker, another employer, a visitor -> no access', () => {
    expect(canReadApplication(actor('job_seeker'), application)).toBe(false);
    expect(canReadApplication(actor('hiring_manager', { organisationId: 4 }), application)).toBe(false);
    expect(canReadApplication(visitor, application)).toBe(false);
  });

  it('a partner -> only the people it supports', () => {
    expect(canReadApplication(actor('recruiter', { organisationId: 3 }), application)).toBe(true);
    expect(canReadApplication(actor('recruiter', { organisationId: 4 }), application)).toBe(false);
    expect(
      canReadApplication(actor('recruiter', { organisationId: null }), { ...application, sponsorOrganisationId: null }),
    ).toBe(false);
  });

  it('a member of the employer -> only jobs of their team', () => {
    expect(canReadApplication(actor('hiring_member'), application)).toBe(true);
    expect(canReadApplication(actor('hiring_member', { userId: 8 }), application)).toBe(false);
  });

  it('next statuses -> none for a partner, withdrawal for the job seeker', () => {
    expect(getNextApplicationStatuses(actor('recruiter', { organisationId: 3 }), application)).toEqual([]);
    expect(getNextApplicationStatuses(actor('job_seeker', { userId: 5 }), application)).toEqual(['withdrawn']);
  });
});
