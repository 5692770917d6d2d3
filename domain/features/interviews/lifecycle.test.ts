import { describe, expect, it } from 'vitest';
import { InterviewStatus, isAllowedInterviewMove, isOpen } from './lifecycle.ts';

const statuses = InterviewStatus.options;

describe('the lifecycle of interviews', () => {
  it.each(['completed', 'cancelled', 'no_show'] as const)('%s -> the interview does not move anymore', (ended) => {
    expect(isOpen(ended)).toBe(false);
    expect(statuses.filter((to) => isAllowedInterviewMove(ended, to))).toEqual([]);
  });

  it('an open interview -> can be canceled', () => {
    const open = statuses.filter(isOpen);
    expect(open.filter((from) => !isAllowedInterviewMove(from, 'cancelled'))).toEqual([]);
    expect(open).toHaveLength(5);
  });
});
