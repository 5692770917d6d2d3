import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNearestWord, getEditDistance } from './spelling.ts';

const known = ['engineer', 'engineering', 'manager', 'nurse', 'analyst'];

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
});
