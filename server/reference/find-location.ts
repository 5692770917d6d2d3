import { findRegion, regionCode } from '#domain/reference/region-code.ts';
import type { CityIndex } from './cities.ts';
import type { FoundArea, FoundLocation, FoundPoint } from './location.ts';
import { locationKey, splitCountry, withoutArea, withoutPostalCode } from './location-key.ts';

/** The most populous city of a name, in the region or country if one is named. */
export function findCity({ all, byKey }: CityIndex, text: string): FoundPoint | undefined {
  const { rest, country } = splitCountry(locationKey(text));
  const key = withoutArea(withoutPostalCode(rest));
  const named = byKey.get(country ? `${key} ${country}` : key) ?? byKey.get(key);
  if (named !== undefined) return all[named];
  const split = splitRegion(key);
  const city = split && byKey.get(`${split.city} ${split.code}`);
  return city === undefined ? undefined : all[city];
}

export interface Address {
  readonly city: string;
  readonly region: string;
  /** ISO 3166-1; empty if unknown. */
  readonly country: string;
}

/** The city of an address with a country: Berlin in Germany is not Berlin in New Hampshire. */
export function findAddress(cities: CityIndex, { city, region, country }: Address): FoundPoint | undefined {
  if (city === '') return undefined;
  const found = findCity(cities, [city, region].filter(Boolean).join(', '));
  if (!COUNTRY_CODE.test(country) || found?.country === country) return found;
  const named = region === '' ? cities.byKey.get(`${locationKey(city)} ${country}`) : undefined;
  return named === undefined ? undefined : cities.all[named];
}

const COUNTRY_CODE = /^[A-Z]{2}$/;

/** Splits a region at the end off a key; it is the last one to three words: "montreal quebec", "buffalo new york". */
export function splitRegion(key: string): { readonly city: string; readonly code: string } | undefined {
  const words = key.split(' ');
  for (let size = 1; size <= 3 && size < words.length; size += 1) {
    const code = regionCode(words.slice(-size).join(' '));
    if (code) return { city: words.slice(0, -size).join(' '), code };
  }
  return undefined;
}

/**
 * A place as typed into a location field. A name that is a region and a city means the region ("Ontario"), except where
 * people mean the city.
 */
export function findLocation(
  cities: CityIndex,
  findPostalCode: (text: string) => FoundPoint | undefined,
  text: string,
): FoundLocation | undefined {
  return findPostalCode(text) ?? findArea(text) ?? findCity(cities, text) ?? findCodeAtEnd(findPostalCode, text);
}

/** A state, province, or country. */
export function findArea(text: string): FoundArea | undefined {
  const key = locationKey(text);
  const country = COUNTRIES.get(key);
  if (country) return country;
  if (CITIES_NAMED_LIKE_REGIONS.has(key)) return undefined;
  const { rest, country: ofCountry } = splitCountry(key);
  const region = findRegion(regionCode(rest) ?? '');
  return region && (ofCountry === undefined || region.country === ofCountry) ? region : undefined;
}

/** "TX 77002": a postal code after words that are no city. */
function findCodeAtEnd(findPostalCode: (text: string) => FoundPoint | undefined, text: string): FoundPoint | undefined {
  const code = /[\s,](\d{5}(?:-\d{4})?|[a-z]\d[a-z](?: ?\d[a-z]\d)?)$/i.exec(text.trim())?.[1];
  return code === undefined ? undefined : findPostalCode(code);
}

const CITIES_NAMED_LIKE_REGIONS = new Set(['washington', 'new york', 'new york city']);

const COUNTRIES = new Map<string, FoundArea>(
  [
    ['Canada', 'CA', 'canada'] as const,
    ...['us', 'usa', 'united states', 'united states of america', 'america', 'etats unis'].map(
      (key) => ['United States', 'US', key] as const,
    ),
  ].map(([name, country, key]) => [key, { kind: 'country', name, region: '', country }]),
);
