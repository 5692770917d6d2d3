import { describe, expect, it } from 'vitest';
import { openLocations } from './locations.ts';

const locations = openLocations();

describe('openLocations', () => {
  it.each([
    ['Atlanta, GA', 'Atlanta, GA'],
    ['atlanta', 'Atlanta, GA'],
    ['Atlanta GA', 'Atlanta, GA'],
    ['Atlanta, Georgia, USA', 'Atlanta, GA'],
    ['Atlanta, GA 30301', 'Atlanta, GA'],
    ['Atlanta, TX', 'Atlanta, TX'],
    ['Atlanta, Texas', 'Atlanta, TX'],
    ['Houston', 'Houston, TX'],
    ['Houston, MS', 'Houston, MS'],
    ['Houston, British Columbia', 'Houston, BC'],
    ['Houston, BC, Canada', 'Houston, BC'],
    ['Montreal', 'Montréal, QC'],
    ['Montréal, QC H2X 1Y4', 'Montréal, QC'],
    ['Québec, Quebec', 'Québec, QC'],
    ['Denver, Colorado', 'Denver, CO'],
    ['New York', 'New York City, NY'],
    ['New York, NY', 'New York City, NY'],
    ['NYC', 'New York City, NY'],
    ['Buffalo, New York', 'Buffalo, NY'],
    ['Washington, DC', 'Washington, DC'],
    ['Washington, D.C.', 'Washington, DC'],
    ['Washington DC', 'Washington, DC'],
    ['Saint Louis, MO', 'St. Louis, MO'],
    ['St Paul, MN', 'Saint Paul, MN'],
    ['Los Angeles, CA', 'Los Angeles, CA'],
    ['Toronto, ON, CA', 'Toronto, ON'],
    ['Nowhere at all', undefined],
    ['Atlanta, ZZ', undefined],
    ['', undefined],
  ])('find %j returns %s', (text, name) => {
    expect(locations.find(text)?.name).toBe(name);
  });

  it('find returns region, country and coordinates', () => {
    expect(locations.find('Montreal')).toEqual({
      name: 'Montréal, QC',
      city: 'Montréal',
      region: 'QC',
      country: 'CA',
      latitude: 45.509,
      longitude: -73.588,
    });
  });
});

describe('openLocations', () => {
  it('suggest returns the most populous cities first, with or without accents', () => {
    const names = (prefix: string): string[] => locations.suggest(prefix, 3).map(({ name }) => name);
    expect(names('houston')).toEqual(['Houston, TX', 'Houston, MS', 'Houston, BC']);
    expect(names('montre')[0]).toBe('Montréal, QC');
    expect(names('MONTRÉ')[0]).toBe('Montréal, QC');
    expect(names('atlanta, t')).toEqual(['Atlanta, TX']);
    expect(names(' ')).toEqual([]);
  });
});
