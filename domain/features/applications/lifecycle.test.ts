import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ApplicationState,
  ApplicationStatus,
  getForwardMove,
  getPreviousStatus,
  getSeekerTransitions,
  getStaffTransitions,
  isFinal,
  isUnsent,
} from './lifecycle.ts';

const getState = (status: ApplicationStatus, statusBefore: ApplicationStatus | null = null): ApplicationState => ({
  status,
  statusBefore,
});

describe('isUnsent', () => {
  it.each([
    ['sourced', null, true],
    ['withdrawn', 'sourced', true],
    ['withdrawn', 'applied', false],
    ['rejected', 'sourced', false],
    ['applied', null, false],
  ] as const)('%s after %s -> %s', (status, statusBefore, expected) => {
    expect(isUnsent({ status, statusBefore })).toBe(expected);
  });
});

describe('application lifecycle', () => {
  it.each<[ApplicationStatus, ApplicationStatus[]]>([
    ['draft', []],
    ['sourced', ['screening', 'rejected']],
    ['applied', ['screening', 'interview', 'on-hold', 'rejected']],
    ['screening', ['interview', 'offer', 'on-hold', 'rejected']],
    ['interview', ['offer', 'screening', 'on-hold', 'rejected']],
    ['offer', ['interview', 'on-hold', 'rejected']],
    ['offered', ['offer', 'rejected']],
    ['hired', []],
    ['declined', []],
    ['rejected', []],
    ['withdrawn', []],
  ])('lets staff move an application from %s to %j', (from, to) => {
    expect(getStaffTransitions(getState(from), false)).toEqual(to);
  });

  it.each<[ApplicationStatus, ApplicationStatus[]]>([
    ['draft', ['withdrawn']],
    ['sourced', ['withdrawn']],
    ['applied', ['withdrawn']],
    ['interview', ['withdrawn']],
    ['offered', ['declined', 'withdrawn']],
    ['on-hold', ['withdrawn']],
    ['rejected', []],
  ])('lets a job seeker move their application from %s to %j', (from, to) => {
    expect(getSeekerTransitions(getState(from))).toEqual(to);
  });

  it('returns an application on hold to its previous status', () => {
    expect(getStaffTransitions(getState('on-hold', 'interview'), false)).toEqual(['interview', 'rejected']);
    expect(getStaffTransitions(getState('on-hold', 'applied'), false)).toEqual(['applied', 'rejected']);
  });

  it('lets only a job lead reopen an ended application, to its previous status', () => {
    expect(getStaffTransitions(getState('rejected', 'screening'), true)).toEqual(['screening']);
    expect(getStaffTransitions(getState('rejected', 'screening'), false)).toEqual([]);
  });

  it('only ever reopens an ended application to its previous status', () => {
    const lead = fc.boolean();
    const choices = fc.array(fc.tuple(fc.nat(20), lead, fc.boolean()), { maxLength: 30 });
    fc.assert(
      fc.property(choices, (moves) => {
        let state = getState('applied');
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
});

describe('getForwardMove', () => {
  it.each<[ApplicationStatus, ApplicationStatus[], ApplicationStatus | null]>([
    ['applied', ['screening', 'interview', 'on-hold', 'rejected'], 'screening'],
    ['interview', ['offer', 'screening', 'on-hold', 'rejected'], 'offer'],
    ['offered', ['offer', 'rejected'], null],
    ['on-hold', ['interview', 'rejected'], 'interview'],
    ['rejected', ['screening'], null],
  ])('%s with %j -> %s', (status, next, forward) => {
    expect(getForwardMove(status, next)).toBe(forward);
  });
});
