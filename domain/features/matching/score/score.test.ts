import { describe, expect, it } from 'vitest';
import { RELATION_VALUES } from '#domain/features/matching/taxonomy/relation-values.ts';
import type { FindRelations, RelationKind } from '#domain/features/matching/taxonomy/relations.ts';
import type { JobNeeds, MatchPart, SeekerOffers } from './parts.ts';
import { MATCH_PARTS } from './parts.ts';
import { scoreMatch } from './score.ts';
import { DEFAULT_WEIGHTS } from './weights.ts';

const nothing: SeekerOffers = {
  skills: [],
  certifications: [],
  education: null,
  titles: [],
  industries: [],
  managementLevel: null,
};

const unrelated: FindRelations = () => [];

const getScore = (needs: Partial<JobNeeds>, offers: Partial<SeekerOffers>, relations = unrelated) =>
  scoreMatch({ ...nothing, ...needs }, { ...nothing, ...offers }, DEFAULT_WEIGHTS, relations);

type Case = [name: string, needs: Partial<JobNeeds>, offers: Partial<SeekerOffers>, part: MatchPart, value: unknown];

describe('scoreMatch part', () => {
  const states: Case[] = [
    ['the job states nothing -> unknown', {}, { skills: [1] }, 'Skills', 'job_silent'],
    ['the profile has nothing -> unknown', { education: 3 }, {}, 'Education', 'profile_empty'],
    ['education of level 0 -> none required', { education: 0 }, {}, 'Education', 'none_required'],
    ['stated as none required', { noneRequired: ['Certifications'] }, {}, 'Certifications', 'none_required'],
    [
      'none required, but terms listed -> the terms count',
      { skills: [1], noneRequired: ['Skills'] },
      { skills: [2] },
      'Skills',
      'compared',
    ],
  ];
  it.each(states)('state: %s', (_name, needs, offers, part, state) => {
    expect(getScore(needs, offers).parts[part].state).toBe(state);
  });

  const fractions: Case[] = [
    ['unknown -> null', {}, { skills: [1] }, 'Skills', null],
    ['none required -> 100', { noneRequired: ['Skills'] }, {}, 'Skills', 100],
    ['no required skill matches -> 0', { skills: [1, 2] }, { skills: [3] }, 'Skills', 0],
    ['2 of 4 skills -> 50', { skills: [1, 2, 3, 4] }, { skills: [4, 2, 9] }, 'Skills', 50],
    ['more skills than required -> 100', { skills: [1] }, { skills: [1, 2, 3] }, 'Skills', 100],
    ['a repeated skill counts once', { skills: [1, 1, 2] }, { skills: [1, 1, 1] }, 'Skills', 50],
    ['1 of 2 certifications -> 50', { certifications: [1, 2] }, { certifications: [1] }, 'Certifications', 50],
    ['one of several titles is enough', { titles: [1, 2, 3] }, { titles: [3] }, 'JobTitles', 100],
    ['one of several industries is enough', { industries: [1, 2] }, { industries: [2, 7] }, 'Industries', 100],
    ['the required education', { education: 3 }, { education: 3 }, 'Education', 100],
    ['above the required education', { education: 3 }, { education: 5 }, 'Education', 100],
    ['high school for a master -> 1 of 4', { education: 4 }, { education: 1 }, 'Education', 25],
    ['no education for a bachelor -> 0', { education: 3 }, { education: 0 }, 'Education', 0],
    ['lead for executive -> 2 of 5', { managementLevel: 5 }, { managementLevel: 2 }, 'ManagementLevel', 40],
  ];
  it.each(fractions)('fraction: %s', (_name, needs, offers, part, fraction) => {
    expect(getScore(needs, offers).parts[part].fraction).toBe(fraction);
  });

  it.each(Object.keys(RELATION_VALUES) as RelationKind[])('a related term (%s) counts its value', (kind) => {
    const relations: FindRelations = (id) => (id === 1 ? [{ id: 2, kind }] : []);
    const { parts } = getScore({ skills: [1, 5], titles: [1] }, { skills: [2, 5], titles: [2] }, relations);
    expect(parts.Skills.fraction).toBe((RELATION_VALUES[kind] + 100) / 2);
    expect(parts.JobTitles.fraction).toBe(RELATION_VALUES[kind]);
  });

  it('counts the best of several related terms once', () => {
    const relations: FindRelations = () => [
      { id: 2, kind: 'close_occupation' },
      { id: 3, kind: 'same_occupation' },
    ];
    expect(
      getScore({ titles: [1], skills: [9] }, { titles: [2, 3], skills: [9] }, relations).parts.JobTitles.fraction,
    ).toBe(RELATION_VALUES.same_occupation);
  });
});

describe('scoreMatch total', () => {
  it.each<[string, Partial<JobNeeds>, Partial<SeekerOffers>]>([
    ['a job that states nothing', {}, { skills: [1], education: 3 }],
    ['an empty profile', { skills: [1], education: 3 }, {}],
    ['a job with a title and a level only', { titles: [1], managementLevel: 2 }, { titles: [1], managementLevel: 2 }],
    [
      'a profile without skills, if the job asks for some',
      { skills: [1], education: 3, titles: [1], managementLevel: 2 },
      { education: 3, titles: [1], managementLevel: 2 },
    ],
    ['a job that only says that nothing is required', { noneRequired: [...MATCH_PARTS] }, { skills: [1] }],
  ])('is no number for %s', (_name, needs, offers) => {
    expect(getScore(needs, offers)).toMatchObject({ total: null, band: null, order: 0 });
  });

  it('is a number with Skills alone, and with three other parts', () => {
    expect(getScore({ skills: [1, 2] }, { skills: [1] })).toMatchObject({ total: 50, knownParts: 1 });
    const others = { education: 3, titles: [1], managementLevel: 2 };
    expect(getScore(others, others)).toMatchObject({ total: 100, knownParts: 3, band: 'good' });
  });

  it('scales the weights of the known parts to 100', () => {
    const { parts, total } = getScore({ skills: [1, 2], titles: [5] }, { skills: [1], titles: [5] });
    expect(parts.Skills.weight).toBeCloseTo(66.667, 3);
    expect(parts.JobTitles.weight).toBeCloseTo(33.333, 3);
    expect(parts.Education.weight).toBe(0);
    expect(total).toBe(67);
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
      certifications: [9],
      education: 2,
      titles: [5],
      industries: [7],
      managementLevel: 1,
    };
    const { parts, total } = getScore(needs, offers);
    expect(parts.Skills.score).toBeCloseTo(26.667, 3);
    expect(parts.Certifications.score).toBe(0);
    expect(parts.Education.score).toBeCloseTo(6.667, 3);
    expect(parts.JobTitles.score).toBe(20);
    expect(parts.Industries.score).toBe(10);
    expect(parts.ManagementLevel.score).toBeCloseTo(3.333, 3);
    expect(total).toBe(67);
  });

  it('is never labelled strong with little evidence', () => {
    expect(getScore({ skills: [1] }, { skills: [1] })).toMatchObject({ total: 100, band: 'good' });
    expect(getScore({ skills: [1, 2, 3, 4] }, { skills: [1, 2, 3, 4] })).toMatchObject({ total: 100, band: 'strong' });
  });
});

describe('scoreMatch order', () => {
  const ids = (count: number) => Array.from({ length: count }, (_empty, index) => index + 1);

  it('puts 7 of 9 skills above 1 of 1, and 9 of 9 above 7 of 9', () => {
    const [most, one, all] = [
      getScore({ skills: ids(9) }, { skills: ids(7) }),
      getScore({ skills: [1] }, { skills: [1] }),
      getScore({ skills: ids(9) }, { skills: ids(9) }),
    ];
    expect(most.order).toBeGreaterThan(one.order);
    expect(all.order).toBeGreaterThan(most.order);
  });

  it('puts a job without a number last', () => {
    expect(getScore({ skills: ids(9) }, { skills: [20] }).order).toBeGreaterThan(getScore({}, { skills: [1] }).order);
  });
});

describe('scoreMatch input', () => {
  it('depends only on the six fields', () => {
    const seeker = { ...nothing, skills: [1], name: 'Ana', birthDate: '1961-02-03', workingNeeds: ['quiet room'] };
    const other = { ...nothing, skills: [1], name: 'Bo', birthDate: '2001-02-03', workingNeeds: [] };
    expect(getScore({ skills: [1, 2] }, seeker)).toEqual(getScore({ skills: [1, 2] }, other));
  });
});
