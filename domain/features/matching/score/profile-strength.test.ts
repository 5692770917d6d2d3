import { describe, expect, it } from 'vitest';
import type { SeekerOffers } from './parts.ts';
import { getProfileCompleteness, getProfileStrength, getStrengthForJob } from './profile-strength.ts';
import { scoreMatch } from './score.ts';
import { DEFAULT_WEIGHTS } from './weights.ts';

const empty: SeekerOffers = {
  skills: [],
  certifications: [],
  education: null,
  titles: [],
  industries: [],
  managementLevel: null,
};
const full: SeekerOffers = {
  skills: [1, 2, 3, 4, 5, 6],
  certifications: [1],
  education: 0,
  titles: [1],
  industries: [1],
  managementLevel: 1,
};

describe('profile strength', () => {
  it.each([
    ['an empty profile', empty, 0],
    ['a complete profile', full, 100],
    ['three skills alone', { ...empty, skills: [1, 2, 3] }, 10],
    ['two skills and a title', { ...empty, skills: [1, 2], titles: [3] }, 23],
    ['a profile without certifications', { ...full, certifications: [] }, 83],
  ])('of %s is its share of the six parts', (_name, offers, strength) => {
    expect(getProfileStrength(offers)).toBe(strength);
  });

  it('counts education level 0 as complete', () => {
    expect(getProfileCompleteness({ ...empty, education: 0 }).Education).toBe(100);
  });

  it('for a job is the floored average fraction of the parts that the job states, regardless of weights', () => {
    const needs = { ...empty, skills: [1, 2, 3], titles: [9], education: 0 };
    const match = scoreMatch(needs, { ...empty, skills: [1] }, DEFAULT_WEIGHTS, () => []);
    // (33.3 skills + 0 titles + 100 education) / 3 = 44.4
    expect(getStrengthForJob(match)).toBe(44);
  });

  it('for a job that states nothing is 0', () => {
    expect(getStrengthForJob(scoreMatch(empty, full, DEFAULT_WEIGHTS, () => []))).toBe(0);
  });
});
