import { describe, expect, test } from 'vitest';
import { jobTypeFromWords } from './employment.ts';
import { yearsFromText } from './experience.ts';
import { skillsInText } from './skills-in-text.ts';
import { cutTo, tidyText } from './texts.ts';
import { titleWords } from './title-words.ts';

test.each([
  [['FULL_TIME'], 'full_time'],
  [['Full-time'], 'full_time'],
  [['Full Time!!'], 'full_time'],
  [['FULL_TIME', 'INTERN'], 'internship'],
  [['CONTRACTOR'], 'contract'],
  [['PER_DIEM'], 'temporary'],
  [['OTHER'], undefined],
  [[], undefined],
])('the employment types %j mean %j', (words, type) => {
  expect(jobTypeFromWords(words)).toBe(type);
});

test.each([
  ['Entry level', '', 0, 2],
  ['', 'You have 3-5 years of experience with pumps.', 3, 5],
  ['', 'At least 2 years of experience.', 2, null],
  ['', '5+ years’ professional experience', 5, null],
  ['', 'Minimum 3 years experience as a baker', 3, null],
  ['3 years', '', 3, null],
  ['Mid-Senior level', '10 years of experience', 4, 10],
  ['', 'We are 20 years old.', null, null],
  ['', 'A contract of 2 years.', null, null],
  ['', '', null, null],
])('level %j and requirements %j ask for %j to %j years', (level, requirements, min, max) => {
  expect(yearsFromText(level, requirements)).toEqual({ min, max });
});

test.each([
  ['Nurse (RN), GS-9', ['Nurse (RN)', 'Nurse', 'RN']],
  ['Supervisory Accountant', ['Supervisory Accountant', 'Accountant']],
  [
    'Interdisciplinary (Civil Engineer/Forester)',
    ['Interdisciplinary (Civil Engineer/Forester)', 'Interdisciplinary', 'Civil Engineer', 'Forester'],
  ],
  ['VP of Sales - Vault Dragon', ['VP of Sales - Vault Dragon', 'VP of Sales', 'Vault Dragon']],
  ['Baker', ['Baker']],
])('%j may be called %j', (title, words) => {
  expect(titleWords(title)).toEqual(words);
});

describe('skills in a text', () => {
  const known = new Map([
    ['sql', 'SQL'],
    ['microsoft excel', 'Microsoft Excel'],
    ['e-verify', 'E-Verify'],
  ]);
  const find = (words: string) => known.get(words.toLowerCase());

  test('are found once, in their order', () => {
    expect(skillsInText('You use Microsoft Excel daily; you know SQL.\nMore SQL.', find)).toEqual([
      'Microsoft Excel',
      'SQL',
    ]);
  });

  test('are not looked for in shouted lines, nor among words of announcements', () => {
    expect(skillsInText('MUST KNOW SQL AND MORE\nWe use E-Verify here.', find)).toEqual([]);
  });
});

test('texts are tidied', () => {
  expect(
    tidyText('all in one place.We have\u0000 a\u00a0team. \r\n\r\n\r\n\r\nSee #URL_ab12# or youâ€™ll\u200b ask\ud800'),
  ).toBe('all in one place. We have a team.\n\nSee or you’ll ask');
  expect(cutTo('ab😀', 3)).toBe('ab');
});
