import { expect, test } from 'vitest';
import { EDUCATION_LEVELS, educationLevelFromText, educationLevelOfDegree } from './education-level.ts';

test.each([
  ["Bachelor's Degree", 'bachelor'],
  ['BSc Computer Science', 'bachelor'],
  ['B.A. in History', 'bachelor'],
  ['Master of Science in Statistics', 'master'],
  ['MBA', 'master'],
  ['maîtrise en droit', 'master'],
  ['Ph.D. Physics', 'doctorate'],
  ['Juris Doctor', 'doctorate'],
  ['Associate of Applied Science', 'associate'],
  ['DEC en informatique', 'associate'],
  ['High school diploma or GED', 'high_school'],
  ["diplôme d'études secondaires", 'high_school'],
  ['Some college', 'high_school'],
  ['컴퓨터공학 학사', 'bachelor'],
  ['전문학사', 'associate'],
  ['None', 'none'],
])('%j ranks as %s', (text, level) => {
  expect(EDUCATION_LEVELS[educationLevelFromText(text) ?? -1]).toBe(level);
});

test.each(['', 'Atlanta', 'as soon as possible', 'ma maison'])('%j names no degree', (text) => {
  expect(educationLevelFromText(text)).toBeUndefined();
});

test('a certificate after school ranks below an associate degree', () => {
  expect(educationLevelOfDegree('certificate')).toBe(1);
  expect(educationLevelOfDegree('post_doctoral')).toBe(5);
});
