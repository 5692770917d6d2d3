import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JobNeeds, SeekerOffers } from '#domain/features/matching/score/parts.ts';
import {
  arbitraryNeeds,
  arbitraryOffers,
  arbitraryRelations,
  arbitraryWeights,
} from '#domain/features/matching/score/score.arbitraries.ts';
import { scoreMatch } from '#domain/features/matching/score/score.ts';
import { DEFAULT_WEIGHTS } from '#domain/features/matching/score/weights.ts';
import type { FindRelations } from '#domain/features/matching/taxonomy/relations.ts';
import { explainMatch } from './explain.ts';

const needs: JobNeeds = {
  skills: [1, 2, 3, 4],
  certifications: [],
  education: 3,
  titles: [10, 11],
  industries: [20],
  managementLevel: 2,
};
const offers: SeekerOffers = {
  skills: [4, 9],
  certifications: [7],
  education: 1,
  titles: [10],
  industries: [],
  managementLevel: null,
};
const relations: FindRelations = (id) => (id === 2 ? [{ id: 9, kind: 'narrower_skill' }] : []);
const explained = explainMatch(needs, offers, DEFAULT_WEIGHTS, relations);

describe('explainMatch', () => {
  it('returns for each part whether it counts, and the terms that match and are missing', () => {
    const summary = explained.parts.map(({ part, state, statedWeight, ...rest }) => [
      part,
      state,
      statedWeight,
      'matched' in rest ? [rest.matched, rest.missing] : [rest.asked, rest.offered],
    ]);
    expect(summary).toEqual([
      [
        'Skills',
        'compared',
        40,
        [
          [
            { id: 2, own: 9, how: 'narrower_skill', value: 50 },
            { id: 4, own: 4, how: 'same', value: 100 },
          ],
          [1, 3],
        ],
      ],
      ['Certifications', 'job_silent', 10, [[], []]],
      ['Education', 'compared', 10, [3, 1]],
      ['JobTitles', 'compared', 20, [[{ id: 10, own: 10, how: 'same', value: 100 }], [11]]],
      ['Industries', 'profile_empty', 10, [[], [20]]],
      ['ManagementLevel', 'profile_empty', 10, [2, null]],
    ]);
    expect([explained.knownParts, explained.total, explained.band]).toEqual([3, 55, 'good']);
  });

  it('lists what would raise the total, best first, with what it would really gain', () => {
    const exact = (own: SeekerOffers): number =>
      Object.values(scoreMatch(needs, own, DEFAULT_WEIGHTS, relations).parts).reduce(
        (sum, { score }) => sum + score,
        0,
      );
    const getGain = (change: Partial<SeekerOffers>) => exact({ ...offers, ...change }) - exact(offers);
    const gains = explained.improvements.map(({ part, kind, value, gain }) => [part, kind, value, gain]);
    expect(gains).toEqual([
      ['Skills', 'term', 1, getGain({ skills: [4, 9, 1] })],
      ['Skills', 'term', 3, getGain({ skills: [4, 9, 3] })],
      ['Education', 'rank', 3, getGain({ education: 3 })],
      ['Skills', 'term', 2, getGain({ skills: [4, 9, 2] })],
      ['Industries', 'term', 20, getGain({ industries: [20] })],
      ['ManagementLevel', 'rank', 2, getGain({ managementLevel: 2 })],
    ]);
  });

  it('lists no improvement in a part with weight 0', () => {
    const weights = { ...DEFAULT_WEIGHTS, skills: 0, education: 50 };
    const { improvements } = explainMatch(needs, offers, weights, relations);
    expect(improvements.some(({ part }) => part === 'Skills')).toBe(false);
  });

  it('says what is missing for a number, and on whose side', () => {
    const silent = { ...needs, skills: [], education: null };
    expect(explainMatch(silent, offers, DEFAULT_WEIGHTS, relations)).toMatchObject({
      total: null,
      band: null,
      improvements: [],
      missingInformation: [
        { part: 'Skills', side: 'job' },
        { part: 'Certifications', side: 'job' },
        { part: 'Education', side: 'job' },
        { part: 'Industries', side: 'profile' },
        { part: 'ManagementLevel', side: 'profile' },
      ],
    });
    expect(explainMatch(needs, { ...offers, skills: [] }, DEFAULT_WEIGHTS, relations).missingInformation).toEqual([
      { part: 'Skills', side: 'profile' },
    ]);
  });

  it('has the numbers of scoreMatch for any profiles, and gains above 0', () => {
    fc.assert(
      fc.property(
        arbitraryNeeds,
        arbitraryOffers,
        arbitraryWeights,
        arbitraryRelations,
        (asked, own, weights, find) => {
          const { total, parts, improvements } = explainMatch(asked, own, weights, find);
          const score = scoreMatch(asked, own, weights, find);
          expect(total).toBe(score.total);
          for (const part of parts) expect(part).toMatchObject(score.parts[part.part]);
          for (const { gain } of improvements) expect(gain).toBeGreaterThan(0);
        },
      ),
    );
  });
});
