import { getLetters } from '#server/search/jobs/spelling.ts';
import { readRows } from './data-files.ts';
import type { FoundPoint } from './location.ts';
import { locationKey } from './location-key.ts';

/** Cities by population, with their keys ("atlanta ga"), the letters of their names, and populations at the same index. */
export interface CityIndex {
  readonly all: readonly FoundPoint[];
  readonly keys: readonly string[];
  readonly letters: Uint32Array;
  readonly populations: readonly number[];
  /** Indexes by "atlanta ga", and of the most populous city by "atlanta". */
  readonly byKey: ReadonlyMap<string, number>;
}

export function readCities(): CityIndex {
  const lines = readRows('cities.tsv');
  const all = lines.map(parseCity);
  const keys = all.map(({ city, region }) => locationKey(`${city} ${region}`));
  const byKey = new Map<string, number>();
  const letters = new Uint32Array(all.length);
  for (const [index, city] of all.entries()) {
    const key = keys[index] ?? '';
    const name = getName(key, city);
    letters[index] = getLetters(name);
    for (const each of [key, name, `${name} ${city.country}`]) if (!byKey.has(each)) byKey.set(each, index);
  }
  for (const [nickname, key] of NICKNAMES) byKey.set(nickname, byKey.get(key) ?? -1);
  const populations = lines.map((line) => Number(line.slice(line.lastIndexOf('\t') + 1)));
  return { all, keys, letters, populations, byKey };
}

/** The name in a key: "atlanta" of "atlanta ga". */
export function getName(key: string, { region }: Pick<FoundPoint, 'region'>): string {
  return key.slice(0, -region.length - 1);
}

const NICKNAMES: readonly (readonly [string, string])[] = [
  ['quebec city', 'quebec qc'],
  ['ville de quebec', 'quebec qc'],
  ['san fran', 'san francisco ca'],
  ['sf', 'san francisco ca'],
  ['philly', 'philadelphia pa'],
  ['vegas', 'las vegas nv'],
];

function parseCity(line: string): FoundPoint {
  const [city = '', region = '', country = '', latitude = '', longitude = ''] = line.split('\t');
  return {
    kind: 'city',
    name: `${city}, ${region}`,
    city,
    region,
    country: country === 'CA' ? 'CA' : 'US',
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
}

export function suggestCities({ all, keys }: CityIndex, prefix: string, limit: number): FoundPoint[] {
  const found: FoundPoint[] = [];
  if (prefix === '') return found;
  for (const [index, key] of keys.entries()) {
    const city = key.startsWith(prefix) && all[index];
    if (city) found.push(city);
    if (found.length === limit) break;
  }
  return found;
}
