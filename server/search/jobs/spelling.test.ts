import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNearestWord, getEditDistance } from './spelling.ts';

const known = ['engineer', 'engineering', 'manager', 'nurse', 'analyst'];

test.each([
  ['enginer', 'engineer'],
  ['engnieer', 'engineer'],
  ['mangaer', 'manager'],
  ['nuse', 'nurse'],
  ['anaylst', 'analyst'],
])('%s is read as %s', (typed, meant) => {
  expect(findNearestWord(typed, known)).toBe(meant);
});

test('what resembles nothing stays unread', () => {
  expect(findNearestWord('theodolite', known)).toBeUndefined();
  expect(findNearestWord('nuxxe', known)).toBeUndefined();
});

test('changes are the same both ways, none for the same word, and one for one letter', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), fc.nat(12), (a, b, at) => {
      expect(getEditDistance(a, b)).toBe(getEditDistance(b, a));
      expect(getEditDistance(a, a)).toBe(0);
      expect(getEditDistance(a, `${a.slice(0, at)}x${a.slice(at)}`)).toBe(1);
    }),
  );
});
