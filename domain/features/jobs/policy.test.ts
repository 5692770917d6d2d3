import { describe, expect, it } from 'vitest';
import { type Actor, visitor } from '#domain/access/actor.ts';
import type { Role } from '#domain/access/roles.ts';
import type { JobStatus, Publishing } from './lifecycle.ts';
import {
  canEditJob,
  canSeeJob,
  getNextJobStatuses,
  getPublishing,
  type JobFacts,
  type PublishingRules,
} from './policy.ts';

const getActor = (role: Role, fields: Partial<Extract<Actor, { kind: 'signed_in' }>> = {}): Actor => ({
  kind: 'signed_in',
  userId: 7,
  role,
  organisationId: 1,
  isPending: false,
  mustSetUpTwoFactor: false,
  impersonatorId: null,
  isRecentlyAuthenticated: false,
  sessionId: 's',
  fullName: 'Rowan Ellery',
  ...fields,
});

const job = (status: JobStatus, fields: Partial<JobFacts> = {}): JobFacts => ({
  status,
  organisationId: 1,
  teamUserIds: [],
  ...fields,
});

describe('job policy', () => {
  it.each<[string, Actor, boolean]>([
    ['a visitor', visitor, false],
    ['a job seeker', getActor('job_seeker'), false],
    ['its own lead', getActor('hiring_manager'), true],
    ['a lead of another employer', getActor('hiring_manager', { organisationId: 2 }), false],
    ['a member who is not on the team', getActor('hiring_member'), false],
    ['a concierge', getActor('concierge_member'), true],
  ])('shows a draft to %s: %s', (_who, actor, sees) => {
    expect(canSeeJob(actor, job('draft'))).toBe(sees);
    expect(canSeeJob(actor, job('active'))).toBe(true);
  });

  const open: PublishingRules = { needsApproval: false, isAdminsOnly: false, isRequested: false };

  it.each<[string, Actor, readonly JobStatus[]]>([
    ['its lead', getActor('hiring_manager'), ['active', 'closed']],
    ['a pending lead', getActor('hiring_manager', { isPending: true }), []],
    ['a member of the team', getActor('hiring_member'), []],
    ['a concierge', getActor('concierge_member'), []],
    ['an administrator', getActor('admin', { organisationId: null }), ['active', 'closed']],
    ['a program manager', getActor('program_manager', { organisationId: null }), ['active', 'closed']],
  ])('lets %s set these statuses on a draft', (_who, actor, statuses) => {
    const draft = job('draft', { teamUserIds: [7] });
    expect(getNextJobStatuses(actor, draft, getPublishing(actor, draft, open))).toEqual(statuses);
  });

  it('never offers the status Offered', () => {
    expect(getNextJobStatuses(getActor('admin'), job('active'), 'no')).toEqual(['paused', 'closed']);
  });

  const requested = { ...open, isRequested: true };
  const withApproval = { ...open, needsApproval: true };
  const adminsOnly = { ...withApproval, isAdminsOnly: true };

  it.each<[string, Actor, [Publishing, Publishing, Publishing, Publishing]]>([
    ['its lead', getActor('hiring_manager'), ['now', 'now', 'ask', 'ask']],
    ['a lead of another employer', getActor('hiring_manager', { organisationId: 2 }), ['no', 'no', 'no', 'no']],
    [
      'a lead before the approval of the employer',
      getActor('hiring_manager', { isPending: true }),
      ['no', 'asked', 'no', 'no'],
    ],
    ['a member of the team', getActor('hiring_member'), ['ask', 'asked', 'ask', 'ask']],
    ['a concierge', getActor('concierge_member'), ['ask', 'asked', 'ask', 'ask']],
    ['a program manager', getActor('program_manager'), ['now', 'now', 'now', 'ask']],
    ['an administrator', getActor('admin'), ['now', 'now', 'now', 'now']],
    ['a job seeker', getActor('job_seeker'), ['no', 'no', 'no', 'no']],
  ])('lets %s publish by default, with a request, with approval, with admins only', (_who, actor, expected) => {
    const draft = job('draft', { teamUserIds: [7] });
    expect([open, requested, withApproval, adminsOnly].map((rules) => getPublishing(actor, draft, rules))).toEqual(
      expected,
    );
  });

  it('with approval required: a lead can still close drafts and change published jobs', () => {
    const lead = getActor('hiring_manager');
    expect(getNextJobStatuses(lead, job('draft'), 'ask')).toEqual(['closed']);
    expect(getNextJobStatuses(lead, job('paused'), 'no')).toEqual(['active', 'closed']);
  });

  it('lets a team member edit drafts but not published jobs', () => {
    const member = getActor('hiring_member');
    expect(canEditJob(member, job('draft', { teamUserIds: [7] }))).toBe(true);
    expect(canEditJob(member, job('active', { teamUserIds: [7] }))).toBe(false);
    expect(canEditJob(getActor('hiring_manager', { isPending: true }), job('draft'))).toBe(true);
  });
});
