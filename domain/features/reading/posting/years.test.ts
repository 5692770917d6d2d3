import { describe, expect, it } from 'vitest';
import { splitSegments } from '#domain/features/reading/text/segments.ts';
import { readYears } from './years.ts';

function read(text: string) {
  const years = readYears(splitSegments(text, {}));
  return years && [years.min, years.max];
}

describe('readYears', () => {
  it.each([
    ['At least two years of experience in sales', [2, null]],
    ['3-5 years experience with SQL', [3, 5]],
    ['Your resume must demonstrate at least one year of specialized experience', [1, null]],
    ['To qualify, your resume must describe at least 24 months of experience.', [2, null]],
    ['Experience Required\nA minimum 4 years media sales support', [4, null]],
  ])('%s -> %j', (text, years) => {
    expect(read(text)).toEqual(years);
  });

  it.each([
    'One year of experience refers to full-time work; part-time work is considered on a prorated basis.',
    'With more than 25 years of experience, we lead the market.',
    'Ideally 1-2 years of experience in sales',
    'Send your resume with 3 years of experience',
    'Requirements:\nMust be at least 18 years old',
  ])('%s -> none', (text) => {
    expect(read(text)).toBeNull();
  });
});
