import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locationKey, withoutCountry } from './location-key.ts';
import { regionCode } from './region-code.ts';

/** A city of the United States or Canada. */
export interface FoundLocation {
  /** "Atlanta, GA" */
  readonly name: string;
  readonly city: string;
  /** Two letters. */
  readonly region: string;
  readonly country: 'US' | 'CA';
  readonly latitude: number;
  readonly longitude: number;
}

export interface LocationFinder {
  /** "Atlanta, GA", "Montreal, Quebec", "houston": the most populous city of that name, in the region if one is named. */
  find(text: string): FoundLocation | undefined;
  /** Cities that start with the prefix, most populous first. */
  suggest(prefix: string, limit: number): FoundLocation[];
}

/** Reads the cities file on first use. */
export function openLocations(): LocationFinder {
  let opened: CityIndex | undefined;
  const getIndex = (): CityIndex => {
    opened ??= readCities();
    return opened;
  };
  return {
    find: (text) => findCity(getIndex(), text),
    suggest: (prefix, limit) => suggestCities(getIndex(), locationKey(prefix), limit),
  };
}

/** Cities by population, with their keys ("atlanta ga") at the same index. */
interface CityIndex {
  readonly all: readonly FoundLocation[];
  readonly keys: readonly string[];
  readonly byKey: ReadonlyMap<string, FoundLocation>;
}

function readCities(): CityIndex {
  const [, ...lines] = readFileSync(join(import.meta.dirname, 'data', 'cities.tsv'), 'utf8')
    .trimEnd()
    .split('\n');
  const all = lines.map(parseCity);
  const keys = all.map(({ city, region }) => locationKey(`${city} ${region}`));
  const byKey = new Map<string, FoundLocation>();
  for (const [at, city] of all.entries()) {
    const key = keys[at] ?? '';
    for (const each of [key, key.slice(0, -city.region.length - 1)]) if (!byKey.has(each)) byKey.set(each, city);
  }
  return { all, keys, byKey };
}

function parseCity(line: string): FoundLocation {
  const [city = '', region = '', country = '', latitude = '', longitude = ''] = line.split('\t');
  return {
    name: `${city}, ${region}`,
    city,
    region,
    country: country === 'CA' ? 'CA' : 'US',
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
}

function findCity({ byKey }: CityIndex, text: string): FoundLocation | undefined {
  const key = withoutCountry(locationKey(text));
  const named = byKey.get(key);
  if (named) return named;
  const words = key.split(' ');
  // The region is the last one to three words: "montreal quebec", "buffalo new york".
  for (let size = 1; size <= 3 && size < words.length; size += 1) {
    const code = regionCode(words.slice(-size).join(' '));
    const city = code && byKey.get(`${words.slice(0, -size).join(' ')} ${code}`);
    if (city) return city;
  }
  return undefined;
}

function suggestCities({ all, keys }: CityIndex, prefix: string, limit: number): FoundLocation[] {
  const found: FoundLocation[] = [];
  if (prefix === '') return found;
  for (const [at, key] of keys.entries()) {
    const city = key.startsWith(prefix) && all[at];
    if (city) found.push(city);
    if (found.length === limit) break;
  }
  return found;
}
