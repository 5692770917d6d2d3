import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containsText, splitAtMatches } from './find-matches.ts';

describe('splitAtMatches', () => {
  it('another case -> marks each occurrence', () => {
    expect(splitAtMatches('Profile and profile.', 'PROFILE')).toEqual([
      { text: 'Profile', isMatch: true },
      { text: ' and ', isMatch: false },
      { text: 'profile', isMatch: true },
      { text: '.', isMatch: false },
    ]);
  });

  it.each(['(', '[a', '\\', '.*', '$&', '-', '/', '👍', '<b>'])('%j is plain text', (wanted) => {
    expect(splitAtMatches(`a${wanted}b`, wanted)[1]).toEqual({ text: wanted, isMatch: true });
  });

  it('any text and search -> the parts joined are the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ maxLength: 3 }), (text, wanted) => {
        expect(
          splitAtMatches(text, wanted)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('containsText', () => {
  it.each([
    ['passw', true],
    ['  NEW PASS ', true],
    ['', true],
    ['salary', false],
  ])('%j -> %s', (wanted, isFound) => {
    expect(containsText(['How to change password', 'Enter a new password.'], wanted)).toBe(isFound);
  });
});
