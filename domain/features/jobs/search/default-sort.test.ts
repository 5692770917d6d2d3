import { describe, expect, it } from 'vitest';
import { isMatchDefault } from './default-sort.ts';

describe('isMatchDefault', () => {
  it.each([
    [[], [], false],
    [[], [7], false],
    [[1, 2], [], false],
    [[1], [7], true],
    [[1, 2, 3], [], true],
  ])('skills %j and titles %j -> %s', (skills, titles, expected) => {
    expect(isMatchDefault({ skills, titles })).toBe(expected);
  });
});
