import { describe, expect, it } from 'vitest';
import { isPoint } from './location.ts';
import { openLocations } from './locations.ts';

const locations = openLocations();

describe('LocationFinder.find', () => {
  it.each([
    ['Atlanta, GA', 'Atlanta, GA'],
    ['atlanta', 'Atlanta, GA'],
    ['Atlanta GA', 'Atlanta, GA'],
    ['Atlanta, Georgia, USA', 'Atlanta, GA'],
    ['Atlanta, GA 30301', 'Atlanta, GA'],
    ['Atlanta, TX', 'Atlanta, TX'],
    ['Atlanta, Texas', 'Atlanta, TX'],
    ['Greater Atlanta Area', 'Atlanta, GA'],
    ['Houston', 'Houston, TX'],
    ['Houston, MS', 'Houston, MS'],
    ['Houston, British Columbia', 'Houston, BC'],
    ['Houston, BC, Canada', 'Houston, BC'],
    ['Houston, Canada', 'Houston, BC'],
    ['Montreal', 'Montréal, QC'],
    ['MONTRÉAL', 'Montréal, QC'],
    ['Montréal, QC H2X 1Y4', 'Montréal, QC'],
    ['Montréal, Québec', 'Montréal, QC'],
    ['Québec, Quebec', 'Québec, QC'],
    ['Quebec City', 'Québec, QC'],
    ['Halifax, Nouvelle-Écosse', 'Halifax, NS'],
    ['Denver, Colorado', 'Denver, CO'],
    ['New York', 'New York City, NY'],
    ['New York, NY', 'New York City, NY'],
    ['NYC', 'New York City, NY'],
    ['Buffalo, New York', 'Buffalo, NY'],
    ['Washington', 'Washington, DC'],
    ['Washington, DC', 'Washington, DC'],
    ['Washington, D.C.', 'Washington, DC'],
    ['Washington DC', 'Washington, DC'],
    ['Saint Louis, MO', 'St. Louis, MO'],
    ['St Paul, MN', 'Saint Paul, MN'],
    ["St. John's, NL", "St. John's, NL"],
    ['Los Angeles, CA', 'Los Angeles, CA'],
    ['Ontario, CA', 'Ontario, CA'],
    ['Portland', 'Portland, OR'],
    ['Portland, ME', 'Portland, ME'],
    ['Gary, IN', 'Gary, IN'],
    ['Vancouver', 'Vancouver, BC'],
    ['Vancouver, WA', 'Vancouver, WA'],
    ['Vancouver, USA', 'Vancouver, WA'],
    ['Mobile', 'Mobile, AL'],
    ['SF', 'San Francisco, CA'],
    ['Toronto, ON, CA', 'Toronto, ON'],
  ])('%j -> the city %s', (text, name) => {
    expect(locations.find(text)).toMatchObject({ kind: 'city', name });
  });
});

describe('LocationFinder.find', () => {
  it.each([
    ['Texas', 'TX', 'US'],
    ['TX', 'TX', 'US'],
    ['texas, usa', 'TX', 'US'],
    ['Ontario', 'ON', 'CA'],
    ['ON', 'ON', 'CA'],
    ['Ontario, Canada', 'ON', 'CA'],
    ['Québec', 'QC', 'CA'],
    ['quebec', 'QC', 'CA'],
    ['qc', 'QC', 'CA'],
    ['Colombie-Britannique', 'BC', 'CA'],
    ['P.E.I.', 'PE', 'CA'],
    ['California', 'CA', 'US'],
    ['CA', 'CA', 'US'],
    ['Colorado', 'CO', 'US'],
    ['Washington State', 'WA', 'US'],
    ['New York State', 'NY', 'US'],
    ['DC', 'DC', 'US'],
    ['IN', 'IN', 'US'],
    ['OR', 'OR', 'US'],
    ['ME', 'ME', 'US'],
    ['HI', 'HI', 'US'],
  ])('%j -> the region %s of %s', (text, region, country) => {
    expect(locations.find(text)).toMatchObject({ kind: 'region', region, country });
  });

  it.each([
    ['77002', 'Houston, TX 77002'],
    ['77002-1234', 'Houston, TX 77002'],
    ['TX 77002', 'Houston, TX 77002'],
    [' 02134 ', 'Allston, MA 02134'],
    ['M5V', 'Toronto, ON M5V'],
    ['M5V 2T6', 'Toronto, ON M5V'],
    ['m5v2t6', 'Toronto, ON M5V'],
    ['h2x', 'Montréal, QC H2X'],
    ['E3C', 'Fredericton, NB E3C'],
  ])('%j -> the postal code %s', (text, name) => {
    expect(locations.find(text)).toMatchObject({ kind: 'postal_code', name });
  });

  it.each([
    ['Canada', 'CA'],
    ['USA', 'US'],
    ['United States', 'US'],
  ])('%j -> the country %s', (text, country) => {
    expect(locations.find(text)).toMatchObject({ kind: 'country', country });
  });

  it.each(['Nowhere at all', 'Atlanta, ZZ', 'Hueston', '00000', '1234', 'Z9Z', 'Texas, Canada', ''])(
    '%j -> nothing',
    (text) => {
      expect(locations.find(text)).toBeUndefined();
    },
  );

  it('returns region, country and coordinates', () => {
    expect(locations.find('Montreal')).toEqual({
      kind: 'city',
      name: 'Montréal, QC',
      city: 'Montréal',
      region: 'QC',
      country: 'CA',
      latitude: 45.509,
      longitude: -73.588,
    });
    expect(locations.find('77002')).toMatchObject({ city: 'Houston', latitude: 29.76, longitude: -95.36 });
  });

  it('reads the coordinates that a code shares with the one before it', () => {
    const found = locations.find('77202');
    expect(found && isPoint(found) && Math.round(found.latitude)).toBe(30);
  });
});

describe('LocationFinder.findCity', () => {
  it.each([
    ['Atlanta, GA', 'Atlanta, GA'],
    ['Ontario', 'Ontario, CA'],
    ['Texas', undefined],
    ['77002', undefined],
  ])('%j -> %s', (text, name) => {
    expect(locations.findCity(text)?.name).toBe(name);
  });
});

describe('LocationFinder.findInWords', () => {
  it.each([
    ['houston', 'Houston, TX'],
    ['Houston TX', 'Houston, TX'],
    ['texas', 'Texas'],
    ['tx', 'Texas'],
    ['new york', 'New York City, NY'],
    ['Québec', 'Quebec'],
    ['reading pa', undefined],
    ['reading, pa', 'Reading, PA'],
    ['Reading PA', 'Reading, PA'],
    ['Mobile, AL', 'Mobile, AL'],
    ['Normal, IL', 'Normal, IL'],
    ['Gary IN', 'Gary, IN'],
    ['77002', 'Houston, TX 77002'],
    ['m5v 2t6', 'Toronto, ON M5V'],
    ['canada', 'Canada'],
    ['US', 'United States'],
    ['us', undefined],
    ['in', undefined],
    ['IN', undefined],
    ['OR', undefined],
    ['me', undefined],
    ['HI', undefined],
    ['ok', undefined],
    ['PA', undefined],
    ['mobile', undefined],
    ['reading', undefined],
    ['orange', undefined],
    ['normal', undefined],
    ['gary', undefined],
    ['hope', undefined],
    ['h1b', undefined],
    ['b2c', undefined],
    ['mass', undefined],
    ['data analyst', undefined],
    ['analyst in', undefined],
  ])('%j -> %s', (text, name) => {
    expect(locations.findInWords(text)?.name).toBe(name);
  });
});

describe('LocationFinder.findClosest', () => {
  it.each([
    ['Hueston', 'Houston, TX'],
    ['Huston', 'Houston, TX'],
    ['Hueston, TX', 'Houston, TX'],
    ['Houston, GA', 'Houston, TX'],
    ['Atlenta', 'Atlanta, GA'],
    ['Chigaco', 'Chicago, IL'],
    ['Tornto', 'Toronto, ON'],
    ['Montrael', 'Montréal, QC'],
    ['Philidelphia', 'Philadelphia, PA'],
    ['Txas', 'Texas'],
    ['Onterio', 'Ontario'],
    ['Califronia', 'California'],
    ['Zzzzzz', undefined],
    ['xq', undefined],
    ['', undefined],
  ])('%j -> %s', (text, name) => {
    expect(locations.findClosest(text)?.name).toBe(name);
  });
});

describe('LocationFinder.suggest', () => {
  it('returns the most populous cities first, with or without accents', () => {
    const names = (prefix: string): string[] => locations.suggest(prefix, 3).map(({ name }) => name);
    expect(names('houston')).toEqual(['Houston, TX', 'Houston, MS', 'Houston, BC']);
    expect(names('montre')[0]).toBe('Montréal, QC');
    expect(names('MONTRÉ')[0]).toBe('Montréal, QC');
    expect(names('atlanta, t')).toEqual(['Atlanta, TX']);
    expect(names(' ')).toEqual([]);
  });

  it.each([
    ['tex', ['Texas']],
    ['tx', ['Texas']],
    ['qué', ['Quebec']],
    ['a', []],
    ['77002', ['Houston, TX 77002']],
    ['m5v', ['Toronto, ON M5V']],
  ])('suggestAreas %j -> %j', (prefix, names) => {
    expect(locations.suggestAreas(prefix, 3).map(({ name }) => name)).toEqual(names);
  });
});

describe('findAddress', () => {
  it.each([
    [{ city: 'London', region: '', country: 'CA' }, 'London, ON'],
    [{ city: 'London', region: '', country: 'US' }, 'London, OH'],
    [{ city: 'London', region: '', country: 'GB' }, undefined],
    [{ city: 'London', region: 'ON', country: '' }, 'London, ON'],
    [{ city: 'Vancouver', region: 'WA', country: 'CA' }, undefined],
    [{ city: '', region: 'ON', country: 'CA' }, undefined],
  ])('%j -> %s', (address, name) => {
    expect(locations.findAddress(address)?.name).toBe(name);
  });
});
