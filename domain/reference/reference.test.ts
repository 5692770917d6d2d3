import { expect, test } from 'vitest';
import { COUNTRIES } from './countries.ts';
import { LOCATIONS } from './locations.ts';
import { CANADIAN_PROVINCES, US_STATES } from './regions.ts';

test('there are 50 states, the capital district and six territories, with Colorado as it is spelled', () => {
  expect(US_STATES).toHaveLength(57);
  expect(US_STATES.find(({ short_code }) => short_code === 'CO')?.value).toBe('Colorad');
});

test('there are 13 provinces and territories', () => {
  expect(CANADIAN_PROVINCES).toHaveLength(13);
  expect(CANADIAN_PROVINCES.find(({ short_code }) => short_code === 'QC')?.value).toBe('Quebec');
});

test('every country has two letters and a name, once each', () => {
  expect(COUNTRIES).toHaveLength(250);
  expect(COUNTRIES.filter(({ Code, Name }) => !/^[A-Z]{2}$/.test(Code) || Name.length < 3)).toEqual([]);
  expect(new Set(COUNTRIES.map(({ Code }) => Code)).size).toBe(250);
  expect(COUNTRIES.find(({ Code }) => Code === 'CA')?.Name).toBe('Canada');
});

test('Atlanta and Houston have pages with a radius of 80', () => {
  expect(LOCATIONS.map(({ slug, radius }) => [slug, radius])).toEqual([
    ['atlanta', 80],
    ['houston', 80],
  ]);
});
