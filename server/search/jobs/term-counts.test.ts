import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTermCounts } from './term-counts.ts';

const word = fc.constantFrom('data', 'date', 'dance', 'd', 'nurse', 'senior', 'écran', 'Data');
const text = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));

describe('createTermCounts', () => {
  it('suggests texts with a word that starts with the prefix; texts that start with it come first', () => {
    const counts = createTermCounts();
    for (const title of ['Data Analyst', 'data analyst', 'Senior Data Analyst', 'Nurse', 'Senior Data Analyst'])
      counts.add(title, 1);
    counts.add('Senior Data Analyst', 1);
    expect(counts.suggest('da', 5)).toEqual([
      { text: 'Data Analyst', count: 2 },
      { text: 'Senior Data Analyst', count: 3 },
    ]);
    expect(counts.suggest('data analyst', 1)).toEqual([{ text: 'Data Analyst', count: 2 }]);
    expect(counts.suggest('x', 5)).toEqual([]);
  });

  it('matches a full scan after any additions and removals', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 20 }), fc.array(fc.nat(19)), (texts, removed) => {
        const counts = createTermCounts();
        for (const value of texts) counts.add(value, 1);
        const remaining = texts.filter((_value, index) => !removed.includes(index));
        for (const [index, value] of texts.entries()) if (removed.includes(index)) counts.add(value, -1);
        const keys = remaining.map((value) => value.toLowerCase().replaceAll('é', 'e'));
        for (const prefix of ['d', 'da', 'dat', 'date', 'data d', 'senior', 'ec']) {
          const expected = new Set(keys.filter((key) => ` ${key}`.includes(` ${prefix}`)));
          const found = counts.suggest(prefix, 100);
          expect(found.length).toBe(expected.size);
          expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(
            keys.filter((key) => ` ${key}`.includes(` ${prefix}`)).length,
          );
        }
        expect([...counts.words()].sort()).toEqual([...new Set(keys.flatMap((key) => key.split(' ')))].sort());
      }),
    );
  });
});
