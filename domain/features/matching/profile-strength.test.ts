import { expect, test } from 'vitest';
import type { SeekerOffers } from './parts.ts';
import { profileCompleteness, profileStrength, strengthForJob } from './profile-strength.ts';
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

test.each([
  ['an empty profile', empty, 0],
  ['a complete profile', full, 100],
  ['three skills alone', { ...empty, skills: [1, 2, 3] }, 10],
  ['two skills and a title', { ...empty, skills: [1, 2], titles: [3] }, 23],
  ['a profile without certifications', { ...full, certifications: [] }, 83],
])('%s is worth its share', (_name, offers, strength) => {
  expect(profileStrength(offers)).toBe(strength);
});

test('saying that there was no schooling answers the question about education', () => {
  expect(profileCompleteness({ ...empty, education: 0 }).Education).toBe(100);
});

test('on a job it is the floor of the average fraction, whatever the weights', () => {
  const needs = { ...empty, skills: [1, 2, 3], titles: [9] };
  const match = scoreMatch(needs, { ...empty, skills: [1] }, DEFAULT_WEIGHTS);
  // (33.3 + 100 + 100 + 0 + 100 + 100) / 6 = 72.2
  expect(strengthForJob(match)).toBe(72);
});
