import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTermCounts } from './term-counts.ts';

const word = fc.constantFrom('data', 'date', 'dance', 'd', 'nurse', 'senior', 'écran', 'Data');
const text = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));

test('texts are found by how any of their words begins, the most used first, those that begin so before the others', () => {
  const tally = createTermCounts();
  for (const title of ['Data Analyst', 'data analyst', 'Senior Data Analyst', 'Nurse', 'Senior Data Analyst'])
    tally.add(title, 1);
  tally.add('Senior Data Analyst', 1);
  expect(tally.suggest('da', 5)).toEqual([
    { text: 'Data Analyst', count: 2 },
    { text: 'Senior Data Analyst', count: 3 },
  ]);
  expect(tally.suggest('data analyst', 1)).toEqual([{ text: 'Data Analyst', count: 2 }]);
  expect(tally.suggest('x', 5)).toEqual([]);
});

test('whatever comes and goes, what is found is what is there', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 20 }), fc.array(fc.nat(19)), (texts, gone) => {
      const tally = createTermCounts();
      for (const one of texts) tally.add(one, 1);
      const left = texts.filter((_one, at) => !gone.includes(at));
      for (const [at, one] of texts.entries()) if (gone.includes(at)) tally.add(one, -1);
      const keys = left.map((one) => one.toLowerCase().replaceAll('é', 'e'));
      for (const prefix of ['d', 'da', 'dat', 'date', 'data d', 'senior', 'ec']) {
        const wanted = new Set(keys.filter((key) => ` ${key}`.includes(` ${prefix}`)));
        const found = tally.suggest(prefix, 100);
        expect(found.length).toBe(wanted.size);
        expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(
          keys.filter((key) => ` ${key}`.includes(` ${prefix}`)).length,
        );
      }
      expect([...tally.words()].sort()).toEqual([...new Set(keys.flatMap((key) => key.split(' ')))].sort());
    }),
  );
});
