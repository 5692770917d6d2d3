import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainMatch, getMatchBand } from './explain.ts';
import type { JobNeeds } from './parts.ts';
import { scoreMatch } from './score.ts';
import { DEFAULT_WEIGHTS } from './weights.ts';

const needs: JobNeeds = {
  skills: [1, 2, 3, 4],
  certifications: [],
  education: 3,
  titles: [10, 11],
  industries: [20],
  managementLevel: 2,
};
const offers: JobNeeds = {
  skills: [4, 2],
  certifications: [7],
  education: 1,
  titles: [10],
  industries: [],
  managementLevel: null,
};

describe('explainMatch', () => {
  it('returns matched and missing terms and the points of each part', () => {
    const { parts } = explainMatch(needs, offers, DEFAULT_WEIGHTS);
    expect(parts).toEqual([
      { kind: 'list', part: 'Skills', weight: 40, fraction: 50, points: 20, matched: [2, 4], missing: [1, 3] },
      { kind: 'list', part: 'Certifications', weight: 10, fraction: 100, points: 10, matched: [], missing: [] },
      {
        kind: 'level',
        part: 'Education',
        weight: 10,
        fraction: 100 / 3,
        points: expect.closeTo(3.333, 3),
        asked: 3,
        offered: 1,
      },
      { kind: 'list', part: 'JobTitles', weight: 20, fraction: 50, points: 10, matched: [10], missing: [11] },
      { kind: 'list', part: 'Industries', weight: 10, fraction: 0, points: 0, matched: [], missing: [20] },
      { kind: 'level', part: 'ManagementLevel', weight: 10, fraction: 0, points: 0, asked: 2, offered: null },
    ]);
  });

  it('lists improvements, best first', () => {
    const { improvements } = explainMatch(needs, offers, DEFAULT_WEIGHTS);
    expect(improvements.map(({ part, kind, value, gain }) => `${part} ${kind} ${value} +${gain.toFixed(1)}`)).toEqual([
      'Skills term 1 +10.0',
      'Skills term 3 +10.0',
      'JobTitles term 11 +10.0',
      'Industries term 20 +10.0',
      'ManagementLevel rank 2 +10.0',
      'Education rank 3 +6.7',
    ]);
  });

  it('lists no improvement in a part with weight 0', () => {
    const weights = { ...DEFAULT_WEIGHTS, skills: 0, education: 50 };
    expect(explainMatch(needs, offers, weights).improvements.some(({ part }) => part === 'Skills')).toBe(false);
  });

  it('lists improvements that together lead to 100', () => {
    const ids = fc.uniqueArray(fc.nat(12), { maxLength: 6 });
    const profile = fc.record({
      skills: ids,
      certifications: ids,
      education: fc.nat(5),
      titles: ids,
      industries: ids,
      managementLevel: fc.nat(5),
    });
    fc.assert(
      fc.property(profile, profile, (asked, offered) => {
        const { improvements, parts, total } = explainMatch(asked, offered, DEFAULT_WEIGHTS);
        const after =
          parts.reduce((sum, { points }) => sum + points, 0) + improvements.reduce((sum, { gain }) => sum + gain, 0);
        expect(after).toBeCloseTo(100, 6);
        expect(total).toBe(scoreMatch(asked, offered, DEFAULT_WEIGHTS).total);
      }),
    );
  });

  it.each([
    [100, 'strong'],
    [75, 'strong'],
    [74, 'good'],
    [50, 'good'],
    [49, 'some'],
    [25, 'some'],
    [24, 'low'],
    [0, 'low'],
  ] as const)('returns for a total of %i the band %s', (total, band) => {
    expect(getMatchBand(total)).toBe(band);
  });
});
