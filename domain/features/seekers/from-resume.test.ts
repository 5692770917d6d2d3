import { describe, expect, it } from 'vitest';
import { emptyResume, type ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import type { ProfileFields } from './contract.ts';
import { buildProfileFromResume, hasPart, listSkillProposals, mergeProfileParts, profileParts } from './from-resume.ts';

const found = <T>(value: T) => ({ value, confidence: 0.9, lines: { from: 1, to: 1 } });

const job = { title: 'Team Lead', employer: 'Acme', place: '', start: '2020-01', end: '', current: true, text: 'Led.' };
const study = { level: 'bachelor' as const, degree: 'BSc', field: 'Maths', school: 'State', start: '', end: '2015' };

const resume: ParsedResume = {
  ...emptyResume,
  headline: found('Data analyst'),
  city: found('Portland'),
  region: found('OR'),
  country: found('US'),
  skills: [found('SQL'), found('sql'), found('Excel')],
  experience: [found(job)],
  education: [found(study)],
};

describe('profile from a résumé', () => {
  it('has the résumé’s fields and levels', () => {
    const profile = buildProfileFromResume(resume);
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

  it('adds likely skills only, most certain first', () => {
    const skills = [
      { ...found('client'), confidence: 0.3 },
      { ...found('Excel'), confidence: 0.6 },
      { ...found('SQL'), confidence: 0.95 },
    ];
    expect(buildProfileFromResume({ ...emptyResume, skills }).skills).toEqual(['SQL', 'Excel']);
    expect(listSkillProposals({ ...emptyResume, skills }).at(-1)).toEqual({ name: 'client', isLikely: false });
  });

  it('has no parts for an empty résumé', () => {
    const empty = buildProfileFromResume(emptyResume);
    expect(profileParts.filter((part) => hasPart(empty, part))).toEqual([]);
  });

  it('merges only accepted parts', () => {
    const own: ProfileFields = { ...buildProfileFromResume(emptyResume), headline: 'Mine', skills: ['Excel'] };
    const after = mergeProfileParts(own, buildProfileFromResume(resume), new Set(['skills'] as const));
    expect(after).toEqual({ ...own, skills: ['Excel', 'SQL'] });
  });

  it('keeps a text if the new one is empty, and replaces the location as a whole', () => {
    const own = { ...buildProfileFromResume(emptyResume), summary: 'Mine', city: 'Lyon', region: '', country: 'FR' };
    const after = mergeProfileParts(own, buildProfileFromResume(resume), new Set(['about', 'contact'] as const));
    expect(after).toMatchObject({
      headline: 'Data analyst',
      summary: 'Mine',
      city: 'Portland',
      region: 'OR',
      country: 'US',
    });
  });

  it('is unchanged when the same résumé is merged twice', () => {
    const all = new Set(profileParts);
    const once = mergeProfileParts(buildProfileFromResume(emptyResume), buildProfileFromResume(resume), all);
    expect(mergeProfileParts(once, buildProfileFromResume(resume), all)).toEqual(once);
  });

  it('keeps the higher of two levels', () => {
    const own = { ...buildProfileFromResume(emptyResume), education_level: 5, management_level: 1 };
    const after = mergeProfileParts(own, buildProfileFromResume(resume), new Set(profileParts));
    expect(after).toMatchObject({ education_level: 5, management_level: 2 });
  });

  it('takes known skill levels from the file, but not over the person’s own', () => {
    const levels = [
      { skill: 'sql', level: 'Master' },
      { skill: 'Excel', level: 'Wizard' },
      { skill: 'Latin', level: 'Beginner' },
    ];
    const read = buildProfileFromResume({ ...resume, skill_levels: levels });
    expect(read.skill_details).toEqual([{ skill: 'SQL', years: null, level: 'expert' }]);
    const own = { ...read, skill_details: [{ skill: 'SQL', years: 2, level: 'independent' as const }] };
    expect(mergeProfileParts(own, read, new Set(['skills'] as const)).skill_details).toEqual(own.skill_details);
  });
});
