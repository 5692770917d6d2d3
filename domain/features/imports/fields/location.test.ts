import { describe, expect, it } from 'vitest';
import { parseLocation } from './location.ts';

const blank = { city: '', region: '', country: '', locationText: '' };

describe('parseLocation of one line', () => {
  it.each([
    ['Houston, TX', 'Houston', 'TX', 'US'],
    ['Houston, TX 77002', 'Houston', 'TX', 'US'],
    ['Houston, Texas, United States', 'Houston', 'TX', 'US'],
    ['US, TX, Houston', 'Houston', 'TX', 'US'],
    ['US, TX, TX', '', 'TX', 'US'],
    ['US, NY, New York', 'New York', 'NY', 'US'],
    ['US, ,', '', '', 'US'],
    ['GB, LND, London', 'London', 'LND', 'GB'],
    ['Los Angeles, CA', 'Los Angeles', 'CA', 'US'],
    ['Toronto, ON, CA', 'Toronto', 'ON', 'CA'],
    ['Toronto, Ontario', 'Toronto', 'ON', 'CA'],
    ['Montréal, Québec, Canada', 'Montréal', 'QC', 'CA'],
    ['Montréal, QC H2X 1Y4', 'Montréal', 'QC', 'CA'],
    ['Berlin, Germany', 'Berlin', '', 'DE'],
    ['Seoul, South Korea', 'Seoul', '', 'KR'],
    ['New York', 'New York', '', ''],
    ['Texas', '', 'TX', 'US'],
    ['United States', '', '', 'US'],
    ['Remote - US', '', '', 'US'],
    ['Remote', '', '', ''],
    ['', '', '', ''],
  ])('%j', (locationText, city, region, country) => {
    expect(parseLocation({ ...blank, locationText })).toEqual({ city, region, country });
  });
});

describe('parseLocation of columns', () => {
  it.each([
    [
      { city: 'Houston', region: 'Texas', country: 'USA' },
      { city: 'Houston', region: 'TX', country: 'US' },
    ],
    [
      { city: 'Houston', region: 'Colorado', country: '' },
      { city: 'Houston', region: 'CO', country: 'US' },
    ],
    [{ city: 'Houston, TX' }, { city: 'Houston', region: 'TX', country: 'US' }],
    [
      { city: 'TX', region: 'TX', country: 'US' },
      { city: '', region: 'TX', country: 'US' },
    ],
    [
      { city: 'Köln', region: 'NW', country: 'Deutschland' },
      { city: 'Köln', region: 'NW', country: 'Deutschland' },
    ],
    [
      { city: 'Paris', region: '', country: 'Francia' },
      { city: 'Paris', region: '', country: 'FR' },
    ],
    [
      { city: 'Winston-Salem', region: 'NC' },
      { city: 'Winston-Salem', region: 'NC', country: 'US' },
    ],
    [
      { city: 'Anywherein the U.S.(remotejob)', country: 'US' },
      { city: '', region: '', country: 'US' },
    ],
    [
      { city: 'IRSNationwide Locations', country: 'US' },
      { city: '', region: '', country: 'US' },
    ],
    [
      { city: 'Location Negotiable After Selection', country: 'US' },
      { city: '', region: '', country: 'US' },
    ],
  ])('%j', (columns, expected) => {
    expect(parseLocation({ ...blank, ...columns })).toEqual(expected);
  });
});
