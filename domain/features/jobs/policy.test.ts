import { expect, test } from 'vitest';
import { type Actor, visitor } from '#domain/access/actor.ts';
import type { Role } from '#domain/access/roles.ts';
import type { JobStatus, Publishing } from './lifecycle.ts';
import { canEditJob, canSeeJob, type JobFacts, nextJobStatuses, type PublishingRules, publishingOf } from './policy.ts';

const someone = (role: Role, fields: Partial<Extract<Actor, { kind: 'signed_in' }>> = {}): Actor => ({
  kind: 'signed_in',
  userId: 7,
  role,
  organisationId: 1,
  isPending: false,
  lacksSecondStep: false,
  impersonatorId: null,
  isProven: false,
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

test.each<[string, Actor, boolean]>([
  ['a visitor', visitor, false],
  ['a job seeker', someone('job_seeker'), false],
  ['its own lead', someone('hiring_manager'), true],
  ['a lead of another employer', someone('hiring_manager', { organisationId: 2 }), false],
  ['a member who is not on the team', someone('hiring_member'), false],
  ['a concierge', someone('concierge_member'), true],
])('whether %s sees a draft', (_who, actor, sees) => {
  expect(canSeeJob(actor, job('draft'))).toBe(sees);
  expect(canSeeJob(actor, job('active'))).toBe(true);
});

const open: PublishingRules = { needsApproval: false, isNarrow: false, isAsked: false };

test.each<[string, Actor, readonly JobStatus[]]>([
  ['its lead', someone('hiring_manager'), ['active', 'closed']],
  ['a pending lead', someone('hiring_manager', { isPending: true }), []],
  ['a member of the team', someone('hiring_member'), []],
  ['a concierge', someone('concierge_member'), []],
  ['an administrator', someone('admin', { organisationId: null }), ['active', 'closed']],
  ['a program manager', someone('program_manager', { organisationId: null }), ['active', 'closed']],
])('the statuses that %s may give a draft', (_who, actor, statuses) => {
  const draft = job('draft', { teamUserIds: [7] });
  expect(nextJobStatuses(actor, draft, publishingOf(actor, draft, open))).toEqual(statuses);
});

test('nobody marks a job as offered by hand', () => {
  expect(nextJobStatuses(someone('admin'), job('active'), 'no')).toEqual(['paused', 'closed']);
});

const asked = { ...open, isAsked: true };
const checked = { ...open, needsApproval: true };
const narrow = { ...checked, isNarrow: true };

test.each<[string, Actor, [Publishing, Publishing, Publishing, Publishing]]>([
  ['its lead', someone('hiring_manager'), ['now', 'now', 'ask', 'ask']],
  ['a lead of another employer', someone('hiring_manager', { organisationId: 2 }), ['no', 'no', 'no', 'no']],
  [
    'a lead before the approval of the employer',
    someone('hiring_manager', { isPending: true }),
    ['no', 'asked', 'no', 'no'],
  ],
  ['a member of the team', someone('hiring_member'), ['ask', 'asked', 'ask', 'ask']],
  ['a concierge', someone('concierge_member'), ['ask', 'asked', 'ask', 'ask']],
  ['a program manager', someone('program_manager'), ['now', 'now', 'now', 'ask']],
  ['an administrator', someone('admin'), ['now', 'now', 'now', 'now']],
  ['a job seeker', someone('job_seeker'), ['no', 'no', 'no', 'no']],
])('how %s gets a draft out: freely, when asked, under approval, under a narrow one', (_who, actor, ways) => {
  const draft = job('draft', { teamUserIds: [7] });
  expect([open, asked, checked, narrow].map((rules) => publishingOf(actor, draft, rules))).toEqual(ways);
});

test('under approval a lead still closes drafts and looks after published jobs', () => {
  const lead = someone('hiring_manager');
  expect(nextJobStatuses(lead, job('draft'), 'ask')).toEqual(['closed']);
  expect(nextJobStatuses(lead, job('paused'), 'no')).toEqual(['active', 'closed']);
});

test('a member of the team writes drafts and leaves published jobs alone', () => {
  const member = someone('hiring_member');
  expect(canEditJob(member, job('draft', { teamUserIds: [7] }))).toBe(true);
  expect(canEditJob(member, job('active', { teamUserIds: [7] }))).toBe(false);
  expect(canEditJob(someone('hiring_manager', { isPending: true }), job('draft'))).toBe(true);
});
