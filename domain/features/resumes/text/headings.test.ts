import { describe, expect, it } from 'vitest';
import { getHeadingKind, type SectionKind } from './headings.ts';

const headings: [text: string, kind: SectionKind][] = [
  ['EXPERIENCE', 'experience'],
  ['Relevant Work Experience', 'experience'],
  ['Employment History:', 'experience'],
  ['EXPÉRIENCE PROFESSIONNELLE', 'experience'],
  ['Experiencia laboral', 'experience'],
  ['Education and Training', 'education'],
  ['Formation académique', 'education'],
  ['Skill Highlights', 'skills'],
  ['— Technical Skills —', 'skills'],
  ['Core Skills & Tools', 'skills'],
  ['Compétences clés', 'skills'],
  ['Habilidades técnicas', 'skills'],
  ['Licenses & Certifications', 'certifications'],
  ['Langues', 'languages'],
  ['Summary of Qualifications', 'summary'],
  ['À propos de moi', 'summary'],
  ['Activities and Honors', 'other'],
  ['Volunteer Experience', 'other'],
  ['CONTACT', 'contact'],
  ['EDUCATIONANDTRAINING', 'education'],
  ['WORKEXPERIENCE', 'experience'],
  ['KEYSKILLS:', 'skills'],
  ['Parcours professionnel', 'experience'],
  ['Historial laboral', 'experience'],
  ['경력 사항', 'experience'],
  ['[학력]', 'education'],
  ['자격증', 'certifications'],
  ['■ 職務経歴', 'experience'],
  ['免許・資格', 'certifications'],
  ['スキル', 'skills'],
];

describe('getHeadingKind', () => {
  it.each(headings)('recognizes the heading %s', (text, kind) => {
    expect(getHeadingKind(text)).toBe(kind);
  });

  it.each([
    'STAFF ACCOUNTANT',
    'HR GENERALIST',
    'Training Manager',
    'Sales experience with large accounts',
    'Experience in hotels and restaurants of every size and kind',
    'University of Washington',
    'experience.',
    'education and training,',
    '',
  ])('returns undefined for %s', (text) => {
    expect(getHeadingKind(text)).toBeUndefined();
  });
});
