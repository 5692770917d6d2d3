import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ApplicationStatus,
  isFinal,
  type Standing,
  seekerSuccessors,
  staffSuccessors,
  statusBeforeMove,
} from './lifecycle.ts';

const fresh = (status: ApplicationStatus, statusBefore: ApplicationStatus | null = null): Standing => ({
  status,
  statusBefore,
});

test.each<[ApplicationStatus, ApplicationStatus[]]>([
  ['draft', []],
  ['sourced', ['screening', 'rejected']],
  ['applied', ['screening', 'interview', 'on-hold', 'rejected']],
  ['screening', ['interview', 'offer', 'on-hold', 'rejected']],
  ['interview', ['offer', 'screening', 'on-hold', 'rejected']],
  ['offer', ['offered', 'interview', 'on-hold', 'rejected']],
  ['offered', ['offer', 'rejected']],
  ['hired', []],
  ['declined', []],
  ['rejected', []],
  ['withdrawn', []],
])('staff may move an application from %s to %j', (from, to) => {
  expect(staffSuccessors(fresh(from), false)).toEqual(to);
});

test.each<[ApplicationStatus, ApplicationStatus[]]>([
  ['draft', ['applied', 'withdrawn']],
  ['sourced', ['applied', 'withdrawn']],
  ['applied', ['withdrawn']],
  ['interview', ['withdrawn']],
  ['offered', ['hired', 'declined', 'withdrawn']],
  ['on-hold', ['withdrawn']],
  ['rejected', []],
])('a job seeker may move their own application from %s to %j', (from, to) => {
  expect(seekerSuccessors(fresh(from))).toEqual(to);
});

test('an application on hold returns to where it was held from', () => {
  expect(staffSuccessors(fresh('on-hold', 'interview'), false)).toEqual(['interview', 'rejected']);
  expect(staffSuccessors(fresh('on-hold', 'applied'), false)).toEqual(['applied', 'rejected']);
});

test('only who leads the job reopens what has ended, to the status before', () => {
  expect(staffSuccessors(fresh('rejected', 'screening'), true)).toEqual(['screening']);
  expect(staffSuccessors(fresh('rejected', 'screening'), false)).toEqual([]);
});

test('whatever staff and job seeker do, an ended application goes nowhere but back', () => {
  const lead = fc.boolean();
  const choices = fc.array(fc.tuple(fc.nat(20), lead, fc.boolean()), { maxLength: 30 });
  fc.assert(
    fc.property(choices, (moves) => {
      let standing = fresh('applied');
      for (const [pick, leads, bySeeker] of moves) {
        const next = bySeeker ? seekerSuccessors(standing) : staffSuccessors(standing, leads);
        const to = next[pick % Math.max(1, next.length)];
        if (!to) continue;
        if (isFinal(standing.status)) expect([leads, to]).toEqual([true, standing.statusBefore]);
        standing = { status: to, statusBefore: statusBeforeMove(standing, to) };
        expect(ApplicationStatus.safeParse(standing.status).success).toBe(true);
      }
    }),
  );
});
