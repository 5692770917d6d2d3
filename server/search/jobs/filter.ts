import { jobTypes, workModes } from '#domain/features/jobs/choices.ts';
import { getDistanceKm, kilometersPerDegree } from '#domain/features/jobs/search/distance.ts';
import type { FacetName } from '#domain/features/jobs/search/search.ts';
import { experienceBucketNames, jobFacts } from '#domain/features/jobs/search/search-choices.ts';
import { growColumn, newInt32Array } from '#server/lib/columns/typed-arrays.ts';
import type { CountedFacet, FacetCodes } from './facet-codes.ts';
import { type FacetColumn, getCurrencyCode, type JobColumns, toBitMask } from './job-columns.ts';
import type { ResolvedFilter } from './resolve-filter.ts';

/** One condition on the job of a row. */
export interface Test {
  /** The filter it comes from; null for filters without facet counts. */
  readonly facet: FacetName | null;
  readonly isMet: (row: number) => boolean;
  /** The same condition as a bit mask over the codes of a column, if possible. */
  readonly coded?: { readonly column: Uint8Array; readonly bits: number };
}

/** The rows that pass all tests, in the same order. Each test only runs over the rows left by the previous one. */
export function filterRows(rows: Int32Array, tests: readonly Test[]): Int32Array {
  if (tests.length === 0) return rows;
  scratch = growColumn(scratch, newInt32Array, rows.length);
  let remaining = rows;
  let count = rows.length;
  for (const { isMet, coded } of tests) {
    count = coded ? filterByMask(remaining, count, coded) : filterByTest(remaining, count, isMet);
    remaining = scratch;
  }
  return scratch.slice(0, count);
}

// Shared buffer, to avoid garbage collection per search.
let scratch = newInt32Array(0);

function filterByTest(rows: Int32Array, length: number, isMet: Test['isMet']): number {
  let count = 0;
  for (let index = 0; index < length; index += 1) {
    const row = rows[index] ?? 0;
    if (!isMet(row)) continue;
    scratch[count] = row;
    count += 1;
  }
  return count;
}

/** Without calls and branches: mispredicted branches dominate full scans. */
function filterByMask(rows: Int32Array, length: number, { column, bits }: NonNullable<Test['coded']>): number {
  let count = 0;
  for (let index = 0; index < length; index += 1) {
    const row = rows[index] ?? 0;
    scratch[count] = row;
    count += (bits >> (column[row] ?? 0)) & 1;
  }
  return count;
}

/** The tests of a filter without its text query, cheapest first. */
export function buildTests(columns: JobColumns, filter: ResolvedFilter, codes: FacetCodes): Test[] {
  const { mode = [], type = [], experience = [], fact = [] } = filter;
  const tests: Test[] = [];
  if (mode.length > 0) tests.push(createMaskTest('mode', columns.modes, toBitMask(workModes, mode)));
  if (type.length > 0) tests.push(createMaskTest('type', columns.types, toBitMask(jobTypes, type)));
  if (experience.length > 0)
    tests.push(createMaskTest('experience', columns.experience, toBitMask(experienceBucketNames, experience)));
  if (fact.length > 0) {
    const required = toBitMask(jobFacts, fact);
    tests.push({ facet: 'fact', isMet: (row) => ((columns.facts[row] ?? 0) & required) === required });
  }
  return [...tests, ...buildPlaceTests(columns, filter, codes), ...buildJobTests(columns, filter, codes)];
}

/** An unknown place excludes every job. */
function buildPlaceTests(
  columns: JobColumns,
  { near, area, isPlaceUnknown }: ResolvedFilter,
  codes: FacetCodes,
): Test[] {
  if (isPlaceUnknown) return [{ facet: null, isMet: () => false }];
  if (near) return [{ facet: null, isMet: createRadiusTest(columns, near) }];
  if (!area) return [];
  const { kind, country, region } = area;
  const value = kind === 'country' ? country : `${country}-${region}`;
  return [{ ...createFacetTest(kind, columns.facet(kind), codes, [value]), facet: null }];
}

function buildJobTests(columns: JobColumns, filter: ResolvedFilter, codes: FacetCodes): Test[] {
  const tests: Test[] = [];
  const { publishedAt, yearlyPay, payCurrency } = columns;
  const { postedAfter, pay } = filter;
  if (postedAfter !== null) tests.push({ facet: 'posted', isMet: (row) => (publishedAt[row] ?? 0) >= postedAfter });
  if (pay !== undefined) {
    const currency = getCurrencyCode(filter.currency);
    tests.push({ facet: null, isMet: (row) => payCurrency[row] === currency && (yearlyPay[row] ?? 0) >= pay });
  }
  for (const facet of ['country', 'region', 'employer', 'skill', 'industry'] as const) {
    const values = filter[facet] ?? [];
    if (values.length > 0) tests.push(createFacetTest(facet, columns.facet(facet), codes, values.map(String)));
  }
  return tests;
}

/** Jobs with at least one of the values. */
function createFacetTest(
  facet: CountedFacet,
  { starts, codes }: FacetColumn,
  facetCodes: FacetCodes,
  values: readonly string[],
): Test {
  const wanted = new Set(values.flatMap((value) => facetCodes.codeOf(facet, value) ?? []));
  const isMet = (row: number): boolean => {
    for (let index = starts[row] ?? 0, end = starts[row + 1] ?? 0; index < end; index += 1)
      if (wanted.has(codes[index] ?? -1)) return true;
    return false;
  };
  return { facet, isMet };
}

function createMaskTest(facet: FacetName, column: Uint8Array, bits: number): Test {
  return { facet, isMet: (row) => (bits & (1 << (column[row] ?? 0))) !== 0, coded: { column, bits } };
}

/** Checks a bounding box first, because the distance is expensive. Jobs without coordinates never match. */
export function createRadiusTest({ latitudes, longitudes }: JobColumns, near: NonNullable<ResolvedFilter['near']>) {
  const north = near.radiusKm / kilometersPerDegree;
  const furthest = Math.min(89, Math.abs(near.latitude) + north);
  const east = north / Math.cos((furthest * Math.PI) / 180);
  return (row: number): boolean => {
    const latitude = latitudes[row] ?? Number.NaN;
    const longitude = longitudes[row] ?? Number.NaN;
    const isInBox =
      Math.abs(latitude - near.latitude) <= north && normalizeLongitude(longitude - near.longitude) <= east;
    return isInBox && getDistanceKm(near, { latitude, longitude }) <= near.radiusKm;
  };
}

/** The smaller angle of two longitudes, from their difference in degrees. */
function normalizeLongitude(degrees: number): number {
  const angle = Math.abs(degrees);
  return angle > 180 ? 360 - angle : angle;
}
