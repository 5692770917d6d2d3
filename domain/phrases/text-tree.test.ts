import { expect, test } from 'vitest';
import { flattenTexts, listPlaceholders, replaceTexts } from './text-tree.ts';

const tree = { home: { title: 'Welcome', steps: { one: 'Look', two: 'Apply' } }, close: 'Close' };

test('every text has its dotted address', () => {
  expect([...flattenTexts(tree)]).toEqual([
    ['home.title', 'Welcome'],
    ['home.steps.one', 'Look'],
    ['home.steps.two', 'Apply'],
    ['close', 'Close'],
  ]);
});

test('some texts are exchanged, the others stay, and nothing is added', () => {
  const own = new Map([
    ['home.steps.two', 'Send it'],
    ['home.steps', 'not a text'],
    ['constructor', 'no'],
    ['home.three', 'no'],
  ]);
  expect(replaceTexts(tree, own)).toEqual({
    home: { title: 'Welcome', steps: { one: 'Look', two: 'Send it' } },
    close: 'Close',
  });
});

test.each([
  ['{{count}} of {{ total }} from {{name}} and {{count}}', ['count', 'name', 'total']],
  ['none', []],
])('the places of "%s"', (text, places) => {
  expect(listPlaceholders(text)).toEqual(places);
});
