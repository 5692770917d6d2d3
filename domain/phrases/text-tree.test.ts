import { describe, expect, it } from 'vitest';
import { flattenTexts, listPlaceholders, replaceTexts } from './text-tree.ts';

const tree = { home: { title: 'Welcome', steps: { one: 'Look', two: 'Apply' } }, close: 'Close' };

describe('flattenTexts', () => {
  it('returns every text by its dotted key', () => {
    expect([...flattenTexts(tree)]).toEqual([
      ['home.title', 'Welcome'],
      ['home.steps.one', 'Look'],
      ['home.steps.two', 'Apply'],
      ['close', 'Close'],
    ]);
  });
});

describe('replaceTexts', () => {
  it('replaces known keys, keeps other texts, and adds nothing', () => {
    const custom = new Map([
      ['home.steps.two', 'Send it'],
      ['home.steps', 'not a text'],
      ['constructor', 'no'],
      ['home.three', 'no'],
    ]);
    expect(replaceTexts(tree, custom)).toEqual({
      home: { title: 'Welcome', steps: { one: 'Look', two: 'Send it' } },
      close: 'Close',
    });
  });
});

describe('listPlaceholders', () => {
  it.each([
    ['{{count}} of {{ total }} from {{name}} and {{count}}', ['count', 'name', 'total']],
    ['none', []],
  ])('%j -> %j', (text, placeholders) => {
    expect(listPlaceholders(text)).toEqual(placeholders);
  });
});
