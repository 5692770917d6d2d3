import { describe, expect, it } from 'vitest';
import type { SignedInActor } from '#domain/access/actor.ts';
import { type Role, roles } from '#domain/access/roles.ts';
import { applicationLifecycle } from '#domain/features/applications/lifecycle.ts';
import { listStatuses } from '#domain/lib/lifecycle.ts';
import { type ConversationFacts, getClosedReason, getSide, writableDays } from './policy.ts';

const now = new Date('2026-03-04T12:00:00Z');
const facts: ConversationFacts = {
  status: 'interview',
  statusSince: now,
  seekerId: 10,
  sponsorOrganisationId: 7,
  awaitsConsent: false,
  jobOwnerIds: [20, 21],
};

function actor(role: Role, userId: number, organisationId: number | null = null): SignedInActor {
  return {
    kind: 'signed_in',
    userId,
    role,
    organisationId,
    isPending: false,
    mustSetUpTwoFactor: false,
    sessionId: '',
    fullName: '',
    impersonatorId: null,
    isRecentlyAuthenticated: false,
  };
}

describe('conversation policy', () => {
  it('gives a side to the job seeker, the job owners and the sponsoring partner', () => {
    expect(getSide(actor('job_seeker', 10), facts)).toBe('seeker');
    expect(getSide(actor('hiring_manager', 20, 3), facts)).toBe('team');
    expect(getSide(actor('hiring_member', 21, 3), facts)).toBe('team');
    expect(getSide(actor('admin', 20), facts)).toBe('team');
    expect(getSide(actor('recruiter', 30, 7), facts)).toBe('partner');
    expect(getSide(actor('recruiter_member', 31, 7), facts)).toBe('partner');
  });

  it('gives no side to anyone else, whatever their scope', () => {
    for (const role of roles) expect([role, getSide(actor(role, 99, 8), facts)]).toEqual([role, null]);
    for (const role of ['concierge_member', 'program_manager', 'skilling_partner'] as const) {
      expect(getSide(actor(role, 20, 7), facts)).toBeNull();
    }
    expect(getSide({ kind: 'visitor' }, facts)).toBeNull();
    expect(getSide({ ...actor('hiring_manager', 20, 3), isPending: true }, facts)).toBeNull();
  });

  it('gives no side for a draft', () => {
    expect(getSide(actor('job_seeker', 10), { ...facts, status: 'draft' })).toBeNull();
  });

  it('closes a conversation at once when withdrawn, after a delay when decided, and never while open', () => {
    const later = new Date(now.getTime() + (writableDays + 1) * 86_400_000);
    for (const status of listStatuses(applicationLifecycle)) {
      const isDecided = ['hired', 'declined', 'rejected'].includes(status);
      const atOnce = status === 'withdrawn' ? 'withdrawn' : null;
      expect([status, getClosedReason({ ...facts, status }, now)]).toEqual([status, atOnce]);
      expect([status, getClosedReason({ ...facts, status }, later)]).toEqual([status, isDecided ? 'ended' : atOnce]);
    }
  });
});
