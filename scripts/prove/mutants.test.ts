import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutants } from './mutant-list.ts';

test.each(mutants)('$name -> its passage is in the file once, and its tests exist', ({ file, find, tests }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
  // A path of a folder, or the start of the name of a test file.
  for (const path of tests) expect([path, existsSync(path) || existsSync(`${path}.test.ts`)]).toEqual([path, true]);
});

test('at least 30 mutants with names of their own', () => {
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  expect(mutants.length).toBeGreaterThanOrEqual(30);
});
