import { describe, expect, it } from 'vitest';
import { getNextAttempt, isAccepted, maxAttempts } from './retries.ts';

const now = new Date('2026-03-08T06:30:00Z');

describe('getNextAttempt', () => {
  it('waits longer after each attempt', () => {
    const waits = Array.from({ length: maxAttempts - 1 }, (_, index) => {
      return ((getNextAttempt(index + 1, now)?.getTime() ?? 0) - now.getTime()) / 60_000;
    });
    expect(waits).toEqual([1, 5, 30, 120, 480, 1440]);
  });

  it('ends after the last attempt', () => {
    expect(getNextAttempt(maxAttempts, now)).toBeNull();
  });
});

describe('isAccepted', () => {
  it.each([
    [200, true],
    [204, true],
    [199, false],
    [301, false],
    [410, false],
    [500, false],
  ])('%i -> %s', (status, expected) => {
    expect(isAccepted(status)).toBe(expected);
  });
});
