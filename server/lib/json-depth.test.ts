import { describe, expect, it } from 'vitest';
import { isTooDeep } from './json-depth.ts';

const nestObjects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('isTooDeep', () => {
  it.each<[what: string, text: string, expected: boolean]>([
    ['32 objects', nestObjects(32), false],
    ['33 objects', nestObjects(33), true],
    ['33 lists', '['.repeat(33) + ']'.repeat(33), true],
    ['lists and objects', '[{"a":'.repeat(17), true],
    ['many lists next to each other', `[${'[],'.repeat(500)}[]]`, false],
    ['brackets in a text', JSON.stringify({ a: '['.repeat(50) }), false],
    ['a quote before brackets in a text', JSON.stringify({ a: `"${'{'.repeat(50)}` }), false],
    ['a backslash at the end of a text', `{"a":"\\\\","b":${'['.repeat(40)}`, true],
    ['an escaped quote in a text', `{"a":"\\\\\\"${'['.repeat(40)}"}`, false],
    ['a text without an end', `"${'['.repeat(40)}`, false],
    ['closing brackets only', ']'.repeat(100), false],
    ['no JSON', 'x', false],
  ])('of %s', (_what, text, expected) => {
    expect(isTooDeep(text)).toBe(expected);
  });
});
