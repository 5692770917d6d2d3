import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const texts = globSync('web/**/*.{css,ts,tsx}').map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const sheets = texts.filter(({ path }) => path.endsWith('.css'));

/** Set by React Aria on a popover: the width of its button. */
const libraryTokens = ['--trigger-width'];

// A property with an undefined token has no effect, and no tool reports it.
it('style sheets use only tokens that a style sheet or a component defines', () => {
  const set = texts.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)['"]?\]?:/g)].map(([, name]) => name));
  const defined = new Set([...set, ...libraryTokens]);
  const unknown = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name]) => (defined.has(name) ? [] : [`${path}: ${name}`])),
  );
  expect(sheets.length).toBeGreaterThan(100);
  expect(unknown).toEqual([]);
});
