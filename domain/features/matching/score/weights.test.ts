import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryWeights } from './score.arbitraries.ts';
import { DEFAULT_WEIGHTS, MatchWeights, mapWeights, scaleWeights } from './weights.ts';

describe('MatchWeights', () => {
  it('accepts weights that sum to 100', () => {
    expect(MatchWeights.safeParse(DEFAULT_WEIGHTS).success).toBe(true);
    fc.assert(fc.property(arbitraryWeights, (weights) => MatchWeights.safeParse(weights).success));
  });

  it.each([
    ['that sum to 99', { ...DEFAULT_WEIGHTS, skills: 39 }],
    ['with a fraction', { ...DEFAULT_WEIGHTS, skills: 39.5, education: 10.5 }],
    ['with a negative number', { ...DEFAULT_WEIGHTS, skills: 60, job_title: -0.1 }],
    ['without all parts', { skills: 100 }],
  ])('rejects weights %s', (_name, weights) => {
    expect(MatchWeights.safeParse(weights).success).toBe(false);
  });
});

describe('scaleWeights', () => {
  it('returns valid weights for any that were typed', () => {
    const typed = fc.option(fc.integer({ min: 0, max: 100 }), { nil: null });
    const all = fc.record(mapWeights(() => typed));
    fc.assert(fc.property(all, (weights) => MatchWeights.safeParse(scaleWeights(weights)).success));
  });

  it('keeps the proportions, and weights that sum to 100 unchanged', () => {
    expect(scaleWeights(mapWeights((part) => DEFAULT_WEIGHTS[part] / 2))).toEqual(DEFAULT_WEIGHTS);
    fc.assert(
      fc.property(arbitraryWeights, (weights) => {
        expect(scaleWeights(weights)).toEqual(weights);
      }),
    );
  });
});
