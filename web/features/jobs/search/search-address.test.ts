import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { jobTypes, workModes } from '#domain/features/jobs/choices.ts';
import { JobFilter } from '#domain/features/jobs/search/search.ts';
import {
  experienceBucketNames,
  jobFacts,
  jobSorts,
  payCurrencies,
  postedWithinDays,
} from '#domain/features/jobs/search/search-choices.ts';
import { addressOfSearch, countFilters, emptySearch, queryOfSearch, searchOfAddress } from './search-address.ts';

const words = fc.string({ maxLength: 60 }).map((text) => text.replace(/\s+/g, ' ').trim());

const searches = fc.record({
  words,
  plain: fc.subarray(['excel', 'java']),
  place: words,
  radius: fc.option(fc.integer({ min: 1, max: 500 })),
  mode: fc.subarray([...workModes]),
  type: fc.subarray([...jobTypes]),
  experience: fc.subarray(experienceBucketNames),
  country: fc.subarray(['CA', 'US']),
  region: fc.subarray(['CA-ON', 'US-GA', 'US-TX']),
  pay: fc.option(fc.integer({ min: 1, max: 9_999_999 })),
  currency: fc.option(fc.constantFrom(...payCurrencies)),
  skill: fc.subarray(['12', '7']),
  industry: fc.subarray(['3']),
  employer: fc.subarray(['11', '9']),
  posted: fc.option(fc.constantFrom(...postedWithinDays)),
  fact: fc.subarray([...jobFacts]),
  sort: fc.option(fc.constantFrom(...jobSorts)),
  pages: fc.integer({ min: 1, max: 25 }),
});

test('round-trips every search through its address', () => {
  void fc.assert(
    fc.property(searches, (search) => {
      const again = searchOfAddress(new URLSearchParams(addressOfSearch(search).toString()));
      // A radius without a location and a currency without an amount are omitted.
      expect(again).toEqual({
        ...search,
        radius: search.place === '' ? null : search.radius,
        currency: search.pay === null ? null : search.currency,
      });
    }),
  );
});

test('builds queries that the server schema accepts', () => {
  void fc.assert(
    fc.property(searches, (search) => {
      const parsed = z.safeParse(JobFilter, queryOfSearch(search));
      expect(parsed.error?.issues ?? []).toEqual([]);
    }),
  );
});

test('builds one address per search, regardless of click order', () => {
  const one = searchOfAddress(new URLSearchParams('mode=remote&mode=hybrid&words=tester'));
  const other = searchOfAddress(new URLSearchParams('words=tester&mode=hybrid&mode=remote&mode=remote'));
  expect(addressOfSearch(one).toString()).toBe(addressOfSearch(other).toString());
});

test.each([
  ['radius=0&place=Rome', { place: 'Rome' }],
  ['radius=9999&place=Rome', { place: 'Rome' }],
  ['mode=moon&type=full_time', { type: ['full_time'] }],
  ['experience=0-2&experience=1-3', { experience: ['0-2'] }],
  ['sort=cheapest', {}],
  ['pages=-3', {}],
  ['words=%20%20quiet%0A%20work%20', { words: 'quiet work' }],
])('an address with %j still works', (address, expected) => {
  expect(searchOfAddress(new URLSearchParams(address))).toEqual({ ...emptySearch, ...expected });
});

test('counts filters without query, location, and order', () => {
  const search = { ...emptySearch, words: 'a', place: 'b', sort: 'newest', mode: ['remote'], radius: 40 } as const;
  expect(countFilters(search)).toBe(2);
  expect(countFilters({ ...search, place: '' })).toBe(1);
});
