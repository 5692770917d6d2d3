import { expect, test } from 'vitest';
import type { SignedInActor } from '#domain/access/actor.ts';
import { type Role, roles } from '#domain/access/roles.ts';
import { applicationLifecycle } from '#domain/features/applications/lifecycle.ts';
import { listStatuses } from '#domain/lib/lifecycle.ts';
import { type ConversationFacts, closedReason, sideOf, writableDays } from './policy.ts';

const now = new Date('2026-03-04T12:00:00Z');
const facts: ConversationFacts = {
  status: 'interview',
  statusSince: now,
  seekerId: 10,
  sponsorOrganisationId: 7,
  keeperIds: [20, 21],
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

test('the job seeker, those who look after the job and the seeker’s partner take part', () => {
  expect(sideOf(actor('job_seeker', 10), facts)).toBe('seeker');
  expect(sideOf(actor('hiring_manager', 20, 3), facts)).toBe('team');
  expect(sideOf(actor('hiring_member', 21, 3), facts)).toBe('team');
  expect(sideOf(actor('admin', 20), facts)).toBe('team');
  expect(sideOf(actor('recruiter', 30, 7), facts)).toBe('partner');
  expect(sideOf(actor('recruiter_member', 31, 7), facts)).toBe('partner');
});

test('nobody else does, however far they see otherwise', () => {
  for (const role of roles) expect([role, sideOf(actor(role, 99, 8), facts)]).toEqual([role, null]);
  for (const role of ['concierge_member', 'program_manager', 'skilling_partner'] as const) {
    expect(sideOf(actor(role, 20, 7), facts)).toBeNull();
  }
  expect(sideOf({ kind: 'visitor' }, facts)).toBeNull();
  expect(sideOf({ ...actor('hiring_manager', 20, 3), isPending: true }, facts)).toBeNull();
});

test('a draft has no conversation', () => {
  expect(sideOf(actor('job_seeker', 10), { ...facts, status: 'draft' })).toBeNull();
});

test('a withdrawn application ends the conversation at once, a decided one after a while, an open one never', () => {
  const later = new Date(now.getTime() + (writableDays + 1) * 86_400_000);
  for (const status of listStatuses(applicationLifecycle)) {
    const isDecided = ['hired', 'declined', 'rejected'].includes(status);
    const atOnce = status === 'withdrawn' ? 'withdrawn' : null;
    expect([status, closedReason({ ...facts, status }, now)]).toEqual([status, atOnce]);
    expect([status, closedReason({ ...facts, status }, later)]).toEqual([status, isDecided ? 'ended' : atOnce]);
  }
});
