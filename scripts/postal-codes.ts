// Generates server/reference/data/postal-codes.tsv from the npm package `zipcodes`: node scripts/postal-codes.ts FOLDER
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { getDistanceKm, type Point } from '#domain/features/jobs/search/distance.ts';
import { locationKey } from '#server/reference/location-key.ts';
import { readTsv } from './taxonomy/tsv.ts';
import { writeRows } from './taxonomy/write-terms.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Usage: node scripts/postal-codes.ts FOLDER (the unpacked package `zipcodes`)');

interface SourceCode {
  readonly zip: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly city: string;
  readonly state: string;
}

interface City extends Point {
  readonly name: string;
  readonly region: string;
  readonly country: string;
  readonly key: string;
  readonly population: number;
}

interface PostalCode extends Point {
  readonly code: string;
  readonly city: string;
  readonly region: string;
}

const target = join(import.meta.dirname, '..', 'server', 'reference', 'data');
const cities = readTsv(target, 'cities.tsv', ['name', 'region', 'country', 'lat', 'lon', 'population']).map(
  ({ name, region, country, lat, lon, population }): City => ({
    name,
    region,
    country,
    key: locationKey(name),
    latitude: Number(lat),
    longitude: Number(lon),
    population: Number(population),
  }),
);

/** Addresses of the armed forces have no location. */
const militaryStates = new Set(['AA', 'AE', 'AP']);

/** The provinces of Canadian codes by first letter; X is shared by two territories. */
const provinces: Readonly<Record<string, string>> = {
  ...{ A: 'NL', B: 'NS', C: 'PE', E: 'NB', G: 'QC', H: 'QC', J: 'QC', K: 'ON', L: 'ON', M: 'ON', N: 'ON', P: 'ON' },
  ...{ R: 'MB', S: 'SK', T: 'AB', V: 'BC', X: 'NT', Y: 'YT' },
};
const nunavutCodes = new Set(['X0A', 'X0B', 'X0C']);

/** Rural areas that the source lists without coordinates, by their nearest large town. */
const townOfArea: Readonly<Record<string, string>> = {
  E1H: 'Moncton',
  E2E: 'Saint John',
  K0C: 'Cornwall',
  K0H: 'Kingston',
  K0K: 'Belleville',
  P0M: 'Greater Sudbury',
  V0N: 'Campbell River',
};

/** Distance within which a Canadian area is named after the largest city. */
const cityRangeKm = 15;

const codes = [
  ...readCodes('codes.js')
    .filter(({ state }) => !militaryStates.has(state))
    .map(toZipCode),
  ...readCodes('codesCanada.js').map(toCanadianCode),
];
writeRows(target, 'postal-codes.tsv', [['city', 'region', 'codes'], ...groupByCity(codes)]);
process.stdout.write(`${JSON.stringify({ postalCodes: codes.length })}\n`);

function readCodes(file: string): SourceCode[] {
  const source = createRequire(import.meta.url)(join(folder ?? '', 'lib', file)) as {
    codes: Record<string, SourceCode>;
  };
  return Object.values(source.codes);
}

function toZipCode({ zip, city, state, latitude, longitude }: SourceCode): PostalCode {
  return { code: zip, city, region: state, latitude: latitude ?? 0, longitude: longitude ?? 0 };
}

function toCanadianCode({ zip, city, latitude, longitude }: SourceCode): PostalCode {
  const region = nunavutCodes.has(zip) ? 'NU' : (provinces[zip[0] ?? ''] ?? '');
  const inRegion = cities.filter((each) => each.country === 'CA' && each.region === region);
  const town = findNamedCity(inRegion, townOfArea[zip] ?? city);
  if (latitude === null || longitude === null) {
    if (!town) throw new Error(`${zip} ${city}: no coordinates`);
    return { code: zip, city: town.name, region, latitude: town.latitude, longitude: town.longitude };
  }
  const point = { latitude, longitude };
  return { code: zip, city: (town ?? findNearestCity(inRegion, point))?.name ?? city, region, ...point };
}

/** The city that the name of an area starts with: "Surrey East" is in Surrey. */
function findNamedCity(inRegion: readonly City[], name: string): City | undefined {
  const key = locationKey(name.replace(/\(.*$/, ''));
  return inRegion
    .filter((city) => key === city.key || key.startsWith(`${city.key} `))
    .toSorted((a, b) => b.key.length - a.key.length)[0];
}

function findNearestCity(inRegion: readonly City[], point: Point): City | undefined {
  const byDistance = inRegion
    .map((city) => ({ city, distance: getDistanceKm(city, point) }))
    .toSorted((a, b) => a.distance - b.distance);
  const near = byDistance.filter(({ distance }) => distance <= cityRangeKm);
  return (near.toSorted((a, b) => b.city.population - a.city.population)[0] ?? byDistance[0])?.city;
}

/** A row for each city with its codes; coordinates are omitted where they equal those of the code before. */
function groupByCity(all: readonly PostalCode[]): string[][] {
  const groups = new Map<string, PostalCode[]>();
  for (const each of all) {
    const name = `${each.city}\t${each.region}`;
    groups.set(name, [...(groups.get(name) ?? []), each]);
  }
  return [...groups].map(([name, group]) => {
    let previous = '';
    const cells = group.map(({ code, latitude, longitude }) => {
      const point = [latitude, longitude].map(shortened).join(' ');
      const cell = point === previous ? code : `${code} ${point}`;
      previous = point;
      return cell;
    });
    return [name, ...cells];
  });
}

/** Two decimals of a degree are about one kilometer. */
function shortened(degrees: number): string {
  return String(Number(degrees.toFixed(2)));
}
