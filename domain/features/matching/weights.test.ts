import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryWeights } from './score.arbitraries.ts';
import { DEFAULT_WEIGHTS, MatchWeights } from './weights.ts';

describe('weights', () => {
  test('are accepted when they sum to 100', () => {
    expect(MatchWeights.safeParse(DEFAULT_WEIGHTS).success).toBe(true);
    fc.assert(fc.property(arbitraryWeights, (weights) => MatchWeights.safeParse(weights).success));
  });

  test.each([
    ['sum to 99', { ...DEFAULT_WEIGHTS, skills: 39 }],
    ['hold a fraction', { ...DEFAULT_WEIGHTS, skills: 39.5, education: 10.5 }],
    ['hold a negative number', { ...DEFAULT_WEIGHTS, skills: 60, job_title: -0.1 }],
    ['lack a part', { skills: 100 }],
  ])('are refused when they %s', (_name, weights) => {
    expect(MatchWeights.safeParse(weights).success).toBe(false);
  });
});
