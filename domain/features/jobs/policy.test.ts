import { expect, test } from 'vitest';
import { type Actor, visitor } from '#domain/access/actor.ts';
import type { Role } from '#domain/access/roles.ts';
import type { JobStatus } from './lifecycle.ts';
import { canEditJob, canSeeJob, type JobFacts, nextJobStatuses } from './policy.ts';

const someone = (role: Role, fields: Partial<Extract<Actor, { kind: 'signed_in' }>> = {}): Actor => ({
  kind: 'signed_in',
  userId: 7,
  role,
  organisationId: 1,
  isPending: false,
  impersonatorId: null,
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

test.each<[string, Actor, readonly JobStatus[]]>([
  ['its lead', someone('hiring_manager'), ['active', 'closed']],
  ['a pending lead', someone('hiring_manager', { isPending: true }), []],
  ['a member of the team', someone('hiring_member'), []],
  ['a concierge', someone('concierge_member'), []],
  ['an administrator', someone('admin', { organisationId: null }), ['active', 'closed']],
  ['a program manager', someone('program_manager', { organisationId: null }), ['active', 'closed']],
])('the statuses that %s may give a draft', (_who, actor, statuses) => {
  expect(nextJobStatuses(actor, job('draft', { teamUserIds: [7] }))).toEqual(statuses);
});

test('nobody marks a job as offered by hand', () => {
  expect(nextJobStatuses(someone('admin'), job('active'))).toEqual(['paused', 'closed']);
});

test('a member of the team writes drafts and leaves published jobs alone', () => {
  const member = someone('hiring_member');
  expect(canEditJob(member, job('draft', { teamUserIds: [7] }))).toBe(true);
  expect(canEditJob(member, job('active', { teamUserIds: [7] }))).toBe(false);
  expect(canEditJob(someone('hiring_manager', { isPending: true }), job('draft'))).toBe(true);
});
