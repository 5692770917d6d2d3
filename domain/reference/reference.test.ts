import { describe, expect, it } from 'vitest';
import { COUNTRIES } from './countries.ts';
import { LOCATIONS } from './locations.ts';
import { CANADIAN_PROVINCES, US_STATES } from './regions.ts';

describe('reference data', () => {
  it('has 57 US states and territories, with the stored spelling of Colorado', () => {
    expect(US_STATES).toHaveLength(57);
    expect(US_STATES.find(({ short_code }) => short_code === 'CO')?.value).toBe('Colorad');
  });

  it('has 13 Canadian provinces and territories', () => {
    expect(CANADIAN_PROVINCES).toHaveLength(13);
    expect(CANADIAN_PROVINCES.find(({ short_code }) => short_code === 'QC')?.value).toBe('Quebec');
  });

  it('has 250 countries with unique two-letter codes', () => {
    expect(COUNTRIES).toHaveLength(250);
    expect(COUNTRIES.filter(({ Code, Name }) => !/^[A-Z]{2}$/.test(Code) || Name.length < 3)).toEqual([]);
    expect(new Set(COUNTRIES.map(({ Code }) => Code)).size).toBe(250);
    expect(COUNTRIES.find(({ Code }) => Code === 'CA')?.Name).toBe('Canada');
  });

  it('has Atlanta and Houston with a radius of 80 km', () => {
    expect(LOCATIONS.map(({ slug, radius }) => [slug, radius])).toEqual([
      ['atlanta', 80],
      ['houston', 80],
    ]);
  });
});
