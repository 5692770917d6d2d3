import { describe, expect, it } from 'vitest';
import { getStagePosition } from './stages.ts';

describe('getStagePosition', () => {
  it.each([
    ['draft', null, 0, false],
    ['sourced', null, 0, false],
    ['applied', null, 1, false],
    ['screening', null, 2, false],
    ['interview', null, 3, false],
    ['offer', null, 4, false],
    ['offered', null, 4, false],
    ['hired', 'offered', 5, false],
    ['on-hold', 'screening', 2, false],
    ['on-hold', null, 1, false],
    ['rejected', 'interview', 3, true],
    ['declined', 'offered', 4, true],
    ['withdrawn', 'sourced', 0, true],
    ['withdrawn', null, 1, true],
  ] as const)('%s after %s -> step %i, ended %s', (status, statusBefore, step, isEnded) => {
    expect(getStagePosition({ status, statusBefore })).toEqual({ step, isEnded });
  });
});
