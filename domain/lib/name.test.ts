import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, hasHiddenCharacters, hasLink } from './name.ts';

const bidi = '\u202e';

const accepted = [
  'Dr. A. St. John',
  "D'Arcy O’Neil-Smith",
  'Nguyễn Thị Ánh',
  'יעל כהן',
  'محمد بن سلمان',
  '김하은',
  '山田 太郎',
  'Ὀδυσσεύς',
  // Zero-width joiners and spaces that scripts and emoji need.
  'می\u200cخواهم',
  'ශ්\u200dරී ලංකා',
  'ក្រុមហ៊ុន\u200bខ្មែរ',
  'Pride \u{1f3f3}\ufe0f\u200d\u{1f308} Works',
  'Booking.com, Inc.',
  'A/B Testing: Smith & Sons (UK) Ltd.',
  'Awww. Café',
  'C++ and ASP.NET developer',
];

describe('hasLink and hasHiddenCharacters', () => {
  it.each(accepted)('%s -> accepted and unchanged', (name) => {
    expect([hasLink(name), hasHiddenCharacters(name), cleanName(name)]).toEqual([false, false, name]);
  });

  it.each([
    ['http://evil.test/win', 'http evil test win'],
    ['https://evil.test free money', 'https evil test free money'],
    ['Win at www.evil.test', 'Win at www evil test'],
    ['WWW2.evil.test', 'WWW2 evil test'],
    ['ｈｔｔｐ：／／evil.test', 'http evil test'],
    ['www。evil.test', 'www evil test'],
  ])('%s -> link, cleaned to %s', (name, cleaned) => {
    expect([hasLink(name), cleanName(name)]).toEqual([true, cleaned]);
  });

  it.each([
    [`Ann${bidi}gro`, 'Anngro'],
    ['\u200fAnn', 'Ann'],
    ['Ann\u2066x\u2069', 'Annx'],
    ['\u061cAnn', 'Ann'],
    ['Ann\u0007Bell', 'Ann Bell'],
    ['Ann\u0085Bell', 'Ann Bell'],
    ['Ann\u2028Bell', 'Ann Bell'],
    ['Ann\u200dBell', 'AnnBell'],
    ['Ann\u00adBell', 'AnnBell'],
    ['\u200d', ''],
  ])('%j -> hidden character, cleaned to %j', (name, cleaned) => {
    expect([hasHiddenCharacters(name), cleanName(name)]).toEqual([true, cleaned]);
  });

  it('finds a link with hidden characters in it', () => {
    expect(hasLink(`ww${bidi}w.evil.test`)).toBe(true);
  });
});

describe('cleanName', () => {
  const parts = [
    'www',
    '.',
    ':',
    '/',
    '//',
    ' ',
    'a',
    'ی',
    '\u200c',
    '\u200d',
    bidi,
    '\0',
    'ｗ',
    '．',
    '://',
    '\u{1f308}',
  ];

  it('returns an accepted name for any text', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom(...parts)).map((list) => list.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const cleaned = cleanName(text);
        expect([hasLink(cleaned), hasHiddenCharacters(cleaned), cleanName(cleaned)]).toEqual([false, false, cleaned]);
      }),
    );
  });
});
