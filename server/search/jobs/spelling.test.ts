import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findNearestWord,
  getEditDistance,
  getLeastDistance,
  getLetters,
  joinKnownWords,
  readKnownWords,
} from './spelling.ts';

const known = joinKnownWords(
  readKnownWords(new Set(['engineer', 'engineering', 'manager', 'nurse'])),
  new Set(['analyst']),
);

describe('findNearestWord', () => {
  it.each([
    ['enginer', 'engineer'],
    ['engnieer', 'engineer'],
    ['mangaer', 'manager'],
    ['nuse', 'nurse'],
    ['anaylst', 'analyst'],
  ])('corrects %s to %s', (typed, expected) => {
    expect(findNearestWord(typed, known)).toBe(expected);
  });

  it('returns undefined for words that resemble no known word', () => {
    expect(findNearestWord('theodolite', known)).toBeUndefined();
    expect(findNearestWord('nuxxe', known)).toBeUndefined();
  });
});

describe('getEditDistance', () => {
  it('is symmetric, 0 for equal words, and 1 for one inserted letter', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), fc.nat(12), (a, b, index) => {
        expect(getEditDistance(a, b)).toBe(getEditDistance(b, a));
        expect(getEditDistance(a, a)).toBe(0);
        expect(getEditDistance(a, `${a.slice(0, index)}x${a.slice(index)}`)).toBe(1);
      }),
    );
  });

  const word = fc.string({ unit: fc.constantFrom(...'abcé 1'), maxLength: 8 });

  it('is the same with a limit up to it, and above the limit otherwise', () => {
    fc.assert(
      fc.property(word, word, fc.nat(4), (a, b, limit) => {
        const distance = getEditDistance(a, b);
        const limited = getEditDistance(a, b, limit);
        expect(distance > limit ? limited > limit : limited === distance).toBe(true);
      }),
    );
  });

  it('is never less than what the letters allow', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(getLeastDistance(getLetters(a), getLetters(b))).toBeLessThanOrEqual(getEditDistance(a, b));
      }),
    );
  });
});
