import { describe, expect, it } from 'vitest';
import type { Profile } from '#domain/features/seekers/contract.ts';
import { findSectionOf, getCompleteness, isEmptySection } from './profile-sections.ts';

const empty: Profile = {
  headline: '',
  summary: '',
  phone: '',
  city: '',
  region: '',
  country: '',
  education_level: null,
  management_level: null,
  skills: [],
  skill_details: [],
  certifications: [],
  titles: [],
  industries: [],
  education: [],
  experience: [],
  languages: [],
  links: [],
  hidden: [],
  full_name: 'Ana Lima',
  email: 'ana@example.com',
  version: 1,
  strength: 0,
  strength_parts: {},
};

describe('getCompleteness', () => {
  it('empty profile -> 0', () => {
    expect(getCompleteness('about', empty)).toBe(0);
    expect(getCompleteness('skills', empty)).toBe(0);
  });

  it('one of two answers -> 50', () => {
    expect(getCompleteness('more', { ...empty, languages: ['English'] })).toBe(50);
  });
});

describe('isEmptySection', () => {
  it('no answers -> true, a level of 0 -> false', () => {
    expect(isEmptySection('education', empty)).toBe(true);
    expect(isEmptySection('education', { ...empty, education_level: 0 })).toBe(false);
  });
});

describe('findSectionOf', () => {
  it('field -> its section', () => {
    expect(findSectionOf('certifications')).toBe('skills');
    expect(findSectionOf('strength')).toBeUndefined();
  });
});
