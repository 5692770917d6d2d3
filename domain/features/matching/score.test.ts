import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JobNeeds, ListField, MatchPart, SeekerOffers } from './parts.ts';
import { arbitraryProfile, arbitraryWeights } from './score.arbitraries.ts';
import { scoreMatch } from './score.ts';
import { DEFAULT_WEIGHTS } from './weights.ts';

const nothing: JobNeeds = {
  skills: [],
  certifications: [],
  education: null,
  titles: [],
  industries: [],
  managementLevel: null,
};

describe('scoreMatch part', () => {
  const cases: [
    name: string,
    needs: Partial<JobNeeds>,
    offers: Partial<SeekerOffers>,
    part: MatchPart,
    fraction: number,
  ][] = [
    ['is 100 if the job requires nothing', {}, { skills: [1] }, 'Skills', 100],
    ['is 0 if no required term matches', { skills: [1, 2] }, { skills: [3] }, 'Skills', 0],
    ['is the percentage of required terms that match', { skills: [1, 2, 3, 4] }, { skills: [4, 2, 9] }, 'Skills', 50],
    ['is never above 100', { skills: [1] }, { skills: [1, 2, 3] }, 'Skills', 100],
    ['counts a repeated term once', { skills: [1, 1, 2] }, { skills: [1, 1, 1] }, 'Skills', 50],
    ['is 100 at the required education', { education: 3 }, { education: 3 }, 'Education', 100],
    ['is 100 above the required education', { education: 3 }, { education: 5 }, 'Education', 100],
    ['is the ratio below the required education', { education: 4 }, { education: 1 }, 'Education', 25],
    ['is 100 if no education is required', { education: 0 }, {}, 'Education', 100],
    ['is 0 if the education is unknown', { education: 1 }, {}, 'Education', 0],
    [
      'is the ratio below the required management level',
      { managementLevel: 5 },
      { managementLevel: 2 },
      'ManagementLevel',
      40,
    ],
  ];
  it.each(cases)('%s', (_name, needs, offers, part, fraction) => {
    expect(scoreMatch({ ...nothing, ...needs }, { ...nothing, ...offers }, DEFAULT_WEIGHTS).parts[part].fraction).toBe(
      fraction,
    );
  });
});

describe('scoreMatch total', () => {
  it('is 100 for a job without requirements', () => {
    expect(scoreMatch(nothing, nothing, DEFAULT_WEIGHTS).total).toBe(100);
  });

  it('is the rounded sum of the weighted parts', () => {
    const needs = {
      skills: [1, 2, 3],
      certifications: [4],
      education: 3,
      titles: [5],
      industries: [6, 7],
      managementLevel: 3,
    };
    const offers = {
      skills: [1, 2],
      certifications: [],
      education: 2,
      titles: [5],
      industries: [7],
      managementLevel: 1,
    };
    const match = scoreMatch(needs, offers, DEFAULT_WEIGHTS);
    expect(match.parts.Skills.score).toBeCloseTo(26.667, 3);
    expect(match.parts.Certifications.score).toBe(0);
    expect(match.parts.Education.score).toBeCloseTo(6.667, 3);
    expect(match.parts.JobTitles.score).toBe(20);
    expect(match.parts.Industries.score).toBe(5);
    expect(match.parts.ManagementLevel.score).toBeCloseTo(3.333, 3);
    expect(match.total).toBe(62);
  });

  it('rounds a half up, even if thirds add up to it', () => {
    const weights = { skills: 10, certification: 10, education: 10, job_title: 1, industry: 69, management_level: 0 };
    const needs = {
      ...nothing,
      skills: [1, 2, 3],
      certifications: [4, 5, 6],
      education: 3,
      titles: [7, 8],
      industries: [9],
    };
    const offers = { ...nothing, skills: [1], certifications: [4], education: 1, titles: [7] };
    expect(scoreMatch(needs, offers, weights).total).toBe(11);
  });
});

describe('scoreMatch total for any profiles and weights', () => {
  it('stays within 0 to 100, and every part within its weight', () => {
    fc.assert(
      fc.property(arbitraryProfile, arbitraryProfile, arbitraryWeights, (needs, offers, weights) => {
        const { parts, total } = scoreMatch(needs, offers, weights);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(100);
        expect(Number.isInteger(total)).toBe(true);
        expect(parts.Skills.score).toBeLessThanOrEqual(weights.skills);
        expect(parts.ManagementLevel.score).toBeLessThanOrEqual(weights.management_level);
      }),
    );
  });

  it('is 100 for a profile that meets all requirements', () => {
    fc.assert(
      fc.property(arbitraryProfile, arbitraryWeights, (needs, weights) => {
        expect(scoreMatch(needs, needs, weights).total).toBe(100);
      }),
    );
  });

  it('never decreases when a term or a level is added', () => {
    const field = fc.constantFrom<ListField>('skills', 'certifications', 'titles', 'industries');
    fc.assert(
      fc.property(
        arbitraryProfile,
        arbitraryProfile,
        arbitraryWeights,
        field,
        fc.nat(20),
        (needs, offers, weights, at, term) => {
          const before = scoreMatch(needs, offers, weights).total;
          const withTerm = { ...offers, [at]: [...offers[at], term] };
          const withLevel = { ...offers, education: Math.min(5, (offers.education ?? 0) + 1) };
          expect(scoreMatch(needs, withTerm, weights).total).toBeGreaterThanOrEqual(before);
          expect(scoreMatch(needs, withLevel, weights).total).toBeGreaterThanOrEqual(before);
        },
      ),
    );
  });

  it('does not depend on the order of the terms', () => {
    fc.assert(
      fc.property(arbitraryProfile, arbitraryProfile, arbitraryWeights, (needs, offers, weights) => {
        const turned = (profile: JobNeeds): JobNeeds => ({
          ...profile,
          skills: profile.skills.toReversed(),
          titles: profile.titles.toReversed(),
        });
        expect(scoreMatch(turned(needs), turned(offers), weights)).toEqual(scoreMatch(needs, offers, weights));
      }),
    );
  });

  it('depends only on the six fields', () => {
    const seeker = { ...nothing, skills: [1], name: 'Ana', birthDate: '1961-02-03', workingNeeds: ['quiet room'] };
    const other = { ...nothing, skills: [1], name: 'Bo', birthDate: '2001-02-03', workingNeeds: [] };
    const needs = { ...nothing, skills: [1, 2] };
    expect(scoreMatch(needs, seeker, DEFAULT_WEIGHTS)).toEqual(scoreMatch(needs, other, DEFAULT_WEIGHTS));
  });
});
