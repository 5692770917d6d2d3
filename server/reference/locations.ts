import { findRegion, listRegionNames } from '#domain/reference/region-code.ts';
import { type CityIndex, readCities, suggestCities } from './cities.ts';
import { findClosestLocation } from './closest-location.ts';
import { type Address, findAddress, findCity, findLocation } from './find-location.ts';
import type { FoundArea, FoundLocation, FoundPoint } from './location.ts';
import { findLocationInWords } from './location-in-words.ts';
import { locationKey } from './location-key.ts';
import { createPostalCodeFinder } from './postal-codes.ts';

/** Places of the United States and Canada by what people type. */
export interface LocationFinder {
  /**
   * A place as typed into a location field: a city, a state or province by name or code, a postal code, or a country.
   * Without a region, the most populous city of that name.
   */
  find(text: string): FoundLocation | undefined;
  /** The city of an address: "Atlanta, GA", "Montreal, Quebec", "houston". Never an area. */
  findCity(text: string): FoundPoint | undefined;
  /** The city of an address with a country code; undefined in any other country than the United States and Canada. */
  findAddress(address: Address): FoundPoint | undefined;
  /**
   * A place among free words, if the whole text is clearly one: "houston" and "Gary, IN", but not "mobile", "OR", or the
   * name of a small town without its region.
   */
  findInWords(text: string): FoundLocation | undefined;
  /** The place that a misspelled one probably means; `find` does not know the text. */
  findClosest(text: string): FoundLocation | undefined;
  /** Cities that start with the prefix, most populous first. */
  suggest(prefix: string, limit: number): FoundPoint[];
  /** States and provinces that start with the prefix or are the code, and the postal code that the text is. */
  suggestAreas(prefix: string, limit: number): (FoundArea | FoundPoint)[];
}

/** Reads each file on first use. */
export function openLocations(): LocationFinder {
  let opened: CityIndex | undefined;
  const getCities = (): CityIndex => {
    opened ??= readCities();
    return opened;
  };
  const findPostalCode = createPostalCodeFinder();
  return {
    find: (text) => findLocation(getCities(), findPostalCode, text),
    findCity: (text) => findCity(getCities(), text),
    findAddress: (address) => findAddress(getCities(), address),
    findInWords: (text) => findLocationInWords(getCities(), findPostalCode, text),
    findClosest: (text) => findClosestLocation(getCities(), text),
    suggest: (prefix, limit) => suggestCities(getCities(), locationKey(prefix), limit),
    suggestAreas(prefix, limit) {
      const code = findPostalCode(prefix);
      return code ? [code] : suggestRegions(locationKey(prefix), limit);
    },
  };
}

/** One or two letters are too few for a name, but may be a code. */
const minPrefix = 3;

function suggestRegions(prefix: string, limit: number): FoundArea[] {
  const codes = listRegionNames()
    .filter(([name, code]) => code === prefix || (prefix.length >= minPrefix && name.startsWith(prefix)))
    .map(([, code]) => code);
  return [...new Set(codes)].flatMap((code) => findRegion(code) ?? []).slice(0, limit);
}
