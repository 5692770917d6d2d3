import { describe, expect, it } from 'vitest';
import { parseExperienceYears } from './experience.ts';

describe('parseExperienceYears', () => {
  it.each([
    ['3-5 years', 3, 5],
    ['Entry level', 0, 2],
    ['Junior', 0, 2],
    ['mid-level', 2, 5],
    ['Senior', 5, 10],
    ['Principal', 8, null],
    ['Not Applicable', null, null],
  ])('%s -> %s to %s', (level, min, max) => {
    expect(parseExperienceYears(level, '')).toEqual({ min, max });
  });
});
