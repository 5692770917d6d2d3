import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseTerm } from './normalise-term.ts';

test.each([
  ['  Project   Management ', 'project management'],
  ['Problem-Solving', 'problem solving'],
  ['CI/CD', 'ci cd'],
  ['R&D', 'r and d'],
  ['Diplôme d’études', 'diplome detudes'],
  ["Bachelor's", 'bachelors'],
  ['C', 'c'],
  ['C++', 'c++'],
  ['C++/CLI', 'c++ cli'],
  ['C#', 'c#'],
  ['C♯', 'c#'],
  ['C#.NET', 'c# .net'],
  ['.NET', '.net'],
  ['.NET Core 3.1', '.net core 3.1'],
  ['Node.js', 'nodejs'],
  ['NodeJS', 'nodejs'],
  ['B.Sc.', 'bsc'],
  ['R', 'r'],
  ['Go', 'go'],
  ['A+', 'a+'],
  ['CompTIA Security+', 'comptia security+'],
  ['C++17', 'c++ 17'],
  ['R+D', 'r d'],
  ['+1 Python', '1 python'],
  ['wait...what', 'wait what'],
  ['Ｅｘｃｅｌ', 'excel'],
  ['데이터 분석', '데이터 분석'],
  ['日本語', '日本語'],
  ['🎨 !?', ''],
  ['', ''],
])('%j is known as %j', (text, key) => {
  expect(normaliseTerm(text)).toBe(key);
});

test('a key is its own key', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...'aC1.+# &-é') }),
      (any, signs) => {
        expect(normaliseTerm(normaliseTerm(any))).toBe(normaliseTerm(any));
        expect(normaliseTerm(normaliseTerm(signs))).toBe(normaliseTerm(signs));
      },
    ),
    { numRuns: 500 },
  );
});

test('case and spaces around never matter', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abz19.+# -/') }), (text) => {
      expect(normaliseTerm(` ${text.toUpperCase()}  `)).toBe(normaliseTerm(text));
    }),
  );
});
