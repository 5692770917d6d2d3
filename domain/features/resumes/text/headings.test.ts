import { expect, test } from 'vitest';
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
];

test.each(headings)('%s is the heading of a section', (text, kind) => {
  expect(getHeadingKind(text)).toBe(kind);
});

test.each([
  'STAFF ACCOUNTANT',
  'HR GENERALIST',
  'Training Manager',
  'Sales experience with large accounts',
  'Experience in hotels and restaurants of every size and kind',
  'University of Washington',
  '',
])('%s is no heading', (text) => {
  expect(getHeadingKind(text)).toBeUndefined();
});
