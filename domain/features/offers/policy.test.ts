import { describe, expect, it } from 'vitest';
import { type SignedInActor, visitor } from '#domain/access/actor.ts';
import { type Role, roles } from '#domain/access/roles.ts';
import { canReadAccommodations, canReadOffer, getOfferActions, type OfferFacts } from './policy.ts';

function actor(role: Role, fields: Partial<SignedInActor> = {}): SignedInActor {
  return {
    kind: 'signed_in',
    userId: 7,
    role,
    organisationId: role === 'hiring_manager' || role === 'hiring_member' ? 2 : null,
    isPending: false,
    mustSetUpTwoFactor: false,
    impersonatorId: null,
    isRecentlyAuthenticated: false,
    sessionId: '',
    fullName: '',
    ...fields,
  };
}

const offer: OfferFacts = {
  status: 'sent',
  wasSent: true,
  submittedBy: null,
  application: { seekerId: 5, job: { status: 'active', organisationId: 2, teamUserIds: [7] } },
  approvers: [],
};
const chain = [
  { userId: 7, delegateId: null, position: 1, status: 'waiting' as const },
  { userId: 8, delegateId: null, position: 2, status: 'waiting' as const },
];
const pending: OfferFacts = { ...offer, status: 'pending_approval', wasSent: false, submittedBy: 1, approvers: chain };

describe('canReadOffer', () => {
  it('lets the seeker, the hiring team and tenant staff read a sent offer', () => {
    const readers = roles.filter((role) => canReadOffer(actor(role), offer));
    expect(readers).toEqual(['admin', 'hiring_manager', 'hiring_member', 'concierge_member', 'program_manager']);
    expect(canReadOffer(actor('job_seeker', { userId: 5 }), offer)).toBe(true);
    expect(canReadOffer(visitor, offer)).toBe(false);
  });

  it.each(['draft', 'pending_approval', 'approved'] as const)('hides a %s offer from the seeker', (status) => {
    expect(canReadOffer(actor('job_seeker', { userId: 5 }), { ...offer, status })).toBe(false);
  });

  it('denies another organization, except to a named approver', () => {
    const stranger = actor('hiring_manager', { userId: 9, organisationId: 3 });
    expect(canReadOffer(stranger, pending)).toBe(false);
    expect(canReadOffer({ ...stranger, userId: 8 }, pending)).toBe(true);
  });
});

describe('canReadAccommodations', () => {
  it('is limited to the seeker, the hiring team and the approvers', () => {
    const readers = roles.filter((role) => canReadAccommodations(actor(role), offer));
    expect(readers).toEqual(['hiring_manager', 'hiring_member']);
    expect(canReadAccommodations(actor('admin', { userId: 8 }), pending)).toBe(true);
    expect(canReadAccommodations(actor('job_seeker', { userId: 5 }), offer)).toBe(true);
  });
});

describe('getOfferActions', () => {
  it('lets only the approver whose turn it is decide, and not on their own request', () => {
    const can = (userId: number, facts: OfferFacts) =>
      getOfferActions(actor('hiring_manager', { userId }), facts, false).can_decide;
    expect(can(7, pending)).toBe(true);
    expect(can(8, pending)).toBe(false);
    expect(can(7, { ...pending, submittedBy: 7 })).toBe(false);
    expect(can(7, { ...pending, status: 'approved' })).toBe(false);
    const impersonated = actor('hiring_manager', { impersonatorId: 1 });
    expect(getOfferActions(impersonated, pending, false).can_decide).toBe(false);
  });

  it.each([
    ['hiring_manager', true],
    ['hiring_member', false],
    ['concierge_member', false],
    ['program_manager', true],
    ['admin', true],
  ] as const)('lets %s send an approved offer: %s', (role, expected) => {
    expect(getOfferActions(actor(role), { ...pending, status: 'approved' }, false).can_send).toBe(expected);
  });

  it('sends a draft without approvers only if the tenant requires no approval', () => {
    const draft: OfferFacts = { ...offer, status: 'draft', wasSent: false };
    expect(getOfferActions(actor('hiring_manager'), draft, false).can_send).toBe(true);
    expect(getOfferActions(actor('hiring_manager'), draft, true).can_send).toBe(false);
    expect(getOfferActions(actor('hiring_manager'), { ...draft, approvers: chain }, false).can_send).toBe(false);
  });

  it('lets only the seeker answer, and only a sent offer', () => {
    const seeker = actor('job_seeker', { userId: 5 });
    expect(getOfferActions(seeker, offer, false).can_answer).toBe(true);
    expect(getOfferActions(seeker, { ...offer, status: 'expired' }, false).can_answer).toBe(false);
    expect(getOfferActions(actor('job_seeker', { userId: 6 }), offer, false).can_answer).toBe(false);
    expect(getOfferActions(actor('admin'), offer, false).can_answer).toBe(false);
  });
});

describe('getOfferActions for a delegate', () => {
  const away = (userId: number, delegateId: number | null, facts: Partial<OfferFacts> = {}): OfferFacts => ({
    ...pending,
    approvers: [
      { userId, delegateId, position: 1, status: 'waiting' },
      { userId: 8, delegateId: null, position: 2, status: 'waiting' },
    ],
    ...facts,
  });
  const canDecide = (userId: number, facts: OfferFacts) =>
    getOfferActions(actor('program_manager', { userId }), facts, false).can_decide;

  it('lets the delegate and the approver decide, and no one else', () => {
    expect([7, 9, 8, 10].filter((userId) => canDecide(userId, away(7, 9)))).toEqual([7, 9]);
  });

  it.each([
    ['who asked for approval', away(7, 9, { submittedBy: 9 }), 9],
    ['who is another approver', away(7, 8), 8],
  ])('denies the decision to a delegate %s', (_, facts, delegateId) => {
    expect(canDecide(delegateId, facts)).toBe(false);
  });
});
