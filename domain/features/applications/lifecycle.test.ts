import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ApplicationState,
  ApplicationStatus,
  getPreviousStatus,
  getSeekerTransitions,
  getStaffTransitions,
  isFinal,
} from './lifecycle.ts';

const stateOf = (status: ApplicationStatus, statusBefore: ApplicationStatus | null = null): ApplicationState => ({
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
  expect(getStaffTransitions(stateOf(from), false)).toEqual(to);
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
  expect(getSeekerTransitions(stateOf(from))).toEqual(to);
});

test('an application on hold returns to where it was held from', () => {
  expect(getStaffTransitions(stateOf('on-hold', 'interview'), false)).toEqual(['interview', 'rejected']);
  expect(getStaffTransitions(stateOf('on-hold', 'applied'), false)).toEqual(['applied', 'rejected']);
});

test('only who leads the job reopens what has ended, to the status before', () => {
  expect(getStaffTransitions(stateOf('rejected', 'screening'), true)).toEqual(['screening']);
  expect(getStaffTransitions(stateOf('rejected', 'screening'), false)).toEqual([]);
});

test('whatever staff and job seeker do, an ended application goes nowhere but back', () => {
  const lead = fc.boolean();
  const choices = fc.array(fc.tuple(fc.nat(20), lead, fc.boolean()), { maxLength: 30 });
  fc.assert(
    fc.property(choices, (moves) => {
      let state = stateOf('applied');
      for (const [pick, isLead, bySeeker] of moves) {
        const next = bySeeker ? getSeekerTransitions(state) : getStaffTransitions(state, isLead);
        const to = next[pick % Math.max(1, next.length)];
        if (!to) continue;
        if (isFinal(state.status)) expect([isLead, to]).toEqual([true, state.statusBefore]);
        state = { status: to, statusBefore: getPreviousStatus(state, to) };
        expect(ApplicationStatus.safeParse(state.status).success).toBe(true);
      }
    }),
  );
});
