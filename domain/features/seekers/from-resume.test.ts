import { expect, test } from 'vitest';
import type { ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import type { ProfileFields } from './contract.ts';
import { adoptParts, hasPart, profileFromResume, profileParts } from './from-resume.ts';

const found = <T>(value: T) => ({ value, confidence: 0.9, lines: { from: 1, to: 1 } });

const nothing: ParsedResume = {
  name: null,
  email: null,
  phone: null,
  city: null,
  region: null,
  country: null,
  headline: null,
  summary: null,
  links: [],
  skills: [],
  certifications: [],
  education: [],
  experience: [],
  languages: [],
};

const job = { title: 'Team Lead', employer: 'Acme', place: '', start: '2020-01', end: '', current: true, text: 'Led.' };
const study = { level: 'bachelor' as const, degree: 'BSc', field: 'Maths', school: 'State', start: '', end: '2015' };

const resume: ParsedResume = {
  ...nothing,
  headline: found('Data analyst'),
  city: found('Portland'),
  region: found('OR'),
  country: found('US'),
  skills: [found('SQL'), found('sql'), found('Excel')],
  experience: [found(job)],
  education: [found(study)],
};

test('a résumé becomes profile fields with its levels', () => {
  const profile = profileFromResume(resume);
  expect(profile).toMatchObject({
    headline: 'Data analyst',
    city: 'Portland',
    skills: ['SQL', 'Excel'],
    titles: ['Team Lead'],
    education_level: 3,
    management_level: 2,
  });
  expect(profile.experience[0]).toEqual({
    title: 'Team Lead',
    employer: 'Acme',
    start: '2020-01',
    end: '',
    text: 'Led.',
  });
});

test('a résumé that says nothing offers no part', () => {
  const empty = profileFromResume(nothing);
  expect(profileParts.filter((part) => hasPart(empty, part))).toEqual([]);
});

test('only accepted parts reach the profile', () => {
  const own: ProfileFields = { ...profileFromResume(nothing), headline: 'Mine', skills: ['Excel'] };
  const after = adoptParts(own, profileFromResume(resume), new Set(['skills'] as const));
  expect(after).toEqual({ ...own, skills: ['Excel', 'SQL'] });
});

test('an empty finding replaces nothing, and a place changes as a whole', () => {
  const own = { ...profileFromResume(nothing), summary: 'Mine', city: 'Lyon', region: '', country: 'FR' };
  const after = adoptParts(own, profileFromResume(resume), new Set(['about', 'contact'] as const));
  expect(after).toMatchObject({
    headline: 'Data analyst',
    summary: 'Mine',
    city: 'Portland',
    region: 'OR',
    country: 'US',
  });
});

test('accepting the same résumé twice changes nothing more', () => {
  const all = new Set(profileParts);
  const once = adoptParts(profileFromResume(nothing), profileFromResume(resume), all);
  expect(adoptParts(once, profileFromResume(resume), all)).toEqual(once);
});

test('of two levels the higher one stays', () => {
  const own = { ...profileFromResume(nothing), education_level: 5, management_level: 1 };
  const after = adoptParts(own, profileFromResume(resume), new Set(profileParts));
  expect(after).toMatchObject({ education_level: 5, management_level: 2 });
});

test('the level a file names beside a skill is taken over where its word is known, and gives way to one’s own', () => {
  const levels = [
    { skill: 'sql', level: 'Master' },
    { skill: 'Excel', level: 'Wizard' },
    { skill: 'Latin', level: 'Beginner' },
  ];
  const read = profileFromResume({ ...resume, skill_levels: levels });
  expect(read.skill_details).toEqual([{ skill: 'SQL', years: null, level: 'expert' }]);
  const own = { ...read, skill_details: [{ skill: 'SQL', years: 2, level: 'independent' as const }] };
  expect(adoptParts(own, read, new Set(['skills'] as const)).skill_details).toEqual(own.skill_details);
});
