import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPlainLanguage } from './plain-language.ts';

const plain =
  'You read new orders each morning. You check each number with a list. You write what is missing. A lead helps you at the start.';

const heavy =
  'The successful candidate will demonstrate comprehensive organisational capabilities, facilitating interdepartmental communication and continuously coordinating multidisciplinary stakeholders across international implementation initiatives.';

test('short words and sentences read easily; long ones do not', () => {
  expect(checkPlainLanguage(plain).grade).toBeLessThan(4);
  expect(checkPlainLanguage(heavy).grade).toBeGreaterThan(15);
});

test('a text of a few words has no grade', () => {
  expect(checkPlainLanguage('Data analyst, full time.').grade).toBeNull();
  expect(checkPlainLanguage('').findings).toEqual([]);
});

test('a sentence above 25 words is named with its length', () => {
  const long = `You ${'sort and count the boxes '.repeat(6)}every day`;
  const [finding] = checkPlainLanguage(`Short one. ${long}. Another one.`).findings;
  expect(finding).toMatchObject({ kind: 'long', count: 33 });
  expect(finding?.words).toMatch(/^You sort/);
});

test('lines of a list are sentences of their own', () => {
  const list =
    '- sort the post in the morning\n- answer letters in the afternoon\n• file the copies at the end of each week';
  expect(checkPlainLanguage(list).findings).toEqual([]);
});

test.each([
  ['You have excellent communication skills.', 'vague', 'excellent communication skills'],
  ['We want a Team Player.', 'vague', 'Team Player'],
  ['A fast-paced office.', 'vague', 'fast-paced'],
  ['You thrive under pressure.', 'vague', 'thrive under pressure'],
  ['You hit the ground running.', 'idiom', 'hit the ground running'],
  ['Wearing many hats is fun.', 'idiom', 'Wearing many hats'],
  ['We need a coding rockstar.', 'idiom', 'rockstar'],
])('%j is told as %s', (text, kind, words) => {
  expect(checkPlainLanguage(text).findings).toContainEqual({ kind, words, count: 1 });
});

test('a phrase that stands twice is told once, with its number', () => {
  expect(checkPlainLanguage('A ninja with other ninja friends.').findings).toEqual([
    { kind: 'idiom', words: 'ninja', count: 2 },
  ]);
});

test('words that only contain a phrase are left alone', () => {
  expect(checkPlainLanguage('The gurus of wizardry multitaskers').findings).toEqual([]);
});

test('any text is checked without failing, and a grade is never negative', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const { grade, findings } = checkPlainLanguage(text);
      expect(grade === null || grade >= 0).toBe(true);
      for (const finding of findings) expect(text).toContain(finding.words);
    }),
  );
});
