import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeTerm } from './normalize-term.ts';

describe('normalizeTerm', () => {
  it.each([
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
  ])('maps %j to %j', (text, key) => {
    expect(normalizeTerm(text)).toBe(key);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: fc.constantFrom(...'aC1.+# &-é') }),
        (any, signs) => {
          expect(normalizeTerm(normalizeTerm(any))).toBe(normalizeTerm(any));
          expect(normalizeTerm(normalizeTerm(signs))).toBe(normalizeTerm(signs));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('ignores case and surrounding spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abz19.+# -/') }), (text) => {
        expect(normalizeTerm(` ${text.toUpperCase()}  `)).toBe(normalizeTerm(text));
      }),
    );
  });
});
