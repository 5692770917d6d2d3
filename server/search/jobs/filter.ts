import { jobTypes, workModes } from '#domain/features/jobs/choices.ts';
import { getDistanceKm, kilometersPerDegree } from '#domain/features/jobs/distance.ts';
import type { FacetName } from '#domain/features/jobs/search.ts';
import { experienceBucketNames, inclusionFields } from '#domain/features/jobs/search-choices.ts';
import { growColumn, newInt32Array } from '#server/lib/typed-arrays.ts';
import { type JobColumns, toBitMask } from './job-columns.ts';
import type { ListedJob } from './listed-job.ts';
import type { ResolvedFilter } from './resolve-filter.ts';

/** One thing that is asked of the job at a place. */
export interface Test {
  /** The filter it comes from; null for what has no counts. */
  readonly facet: FacetName | null;
  readonly isMet: (place: number) => boolean;
  /** The same as one bit for each code of a column, where it is that simple. */
  readonly coded?: { readonly column: Uint8Array; readonly bits: number };
}

/** Those of the places where everything is met, in their order. One test after the other, each over what is left. */
export function filterRows(places: Int32Array, tests: readonly Test[]): Int32Array {
  if (tests.length === 0) return places;
  scratch = growColumn(scratch, newInt32Array, places.length);
  let left = places;
  let count = places.length;
  for (const { isMet, coded } of tests) {
    count = coded ? keepCoded(left, count, coded) : keepMet(left, count, isMet);
    left = scratch;
  }
  return scratch.slice(0, count);
}

// One for all searches: a new one for each would be most of what the collector has to do.
let scratch = newInt32Array(0);

function keepMet(places: Int32Array, length: number, isMet: Test['isMet']): number {
  let count = 0;
  for (let at = 0; at < length; at += 1) {
    const place = places[at] ?? 0;
    if (!isMet(place)) continue;
    scratch[count] = place;
    count += 1;
  }
  return count;
}

/**
 * The same without a call and without a branch for each place: which way it goes cannot be foretold, and guessing wrong
 * would be most of the work where all jobs are looked at.
 */
function keepCoded(places: Int32Array, length: number, { column, bits }: NonNullable<Test['coded']>): number {
  let count = 0;
  for (let at = 0; at < length; at += 1) {
    const place = places[at] ?? 0;
    scratch[count] = place;
    count += (bits >> (column[place] ?? 0)) & 1;
  }
  return count;
}

/** The tests of a filter except its words, cheapest first. */
export function buildTests(columns: JobColumns, filter: ResolvedFilter): Test[] {
  const { mode = [], type = [], experience = [], fact = [] } = filter;
  const tests: Test[] = [];
  if (mode.length > 0) tests.push(codedTest('mode', columns.modes, toBitMask(workModes, mode)));
  if (type.length > 0) tests.push(codedTest('type', columns.types, toBitMask(jobTypes, type)));
  if (experience.length > 0)
    tests.push(codedTest('experience', columns.experience, toBitMask(experienceBucketNames, experience)));
  if (fact.length > 0) {
    const asked = toBitMask(inclusionFields, fact);
    tests.push({ facet: 'fact', isMet: (place) => ((columns.facts[place] ?? 0) & asked) === asked });
  }
  if (filter.near) tests.push({ facet: null, isMet: within(columns, filter.near) });
  return [...tests, ...testsOfJobs(columns, filter)];
}

function testsOfJobs({ jobs }: JobColumns, filter: ResolvedFilter): Test[] {
  const tests: Test[] = [];
  const add = (facet: FacetName | null, isMet: (job: ListedJob) => boolean) => {
    tests.push({ facet, isMet: (place) => isMet(jobs[place] as ListedJob) });
  };
  const { postedAfter, pay, currency } = filter;
  const { country: countries = [], region: regions = [], employer: employers = [] } = filter;
  const { skill: skills = [], industry: industries = [] } = filter;
  if (postedAfter !== null) add('posted', (job) => job.publishedAt >= postedAfter);
  if (pay !== undefined) add(null, (job) => job.pay !== null && job.pay.currency === currency && job.pay.yearly >= pay);
  if (countries.length > 0) add('country', ({ country }) => countries.includes(country));
  if (regions.length > 0) add('region', ({ region }) => regions.includes(region));
  if (employers.length > 0) add('employer', ({ organisationId }) => employers.includes(organisationId));
  if (skills.length > 0) add('skill', (job) => job.skills.some((skill) => skills.includes(skill)));
  if (industries.length > 0) add('industry', (job) => job.industries.some((term) => industries.includes(term)));
  return tests;
}

function codedTest(facet: FacetName, column: Uint8Array, bits: number): Test {
  return { facet, isMet: (place) => (bits & (1 << (column[place] ?? 0))) !== 0, coded: { column, bits } };
}

/** A box of degrees first: it costs nothing and leaves few for the distance. A place that is unknown is nowhere near. */
function within({ latitudes, longitudes }: JobColumns, near: NonNullable<ResolvedFilter['near']>) {
  const north = near.radiusKm / kilometersPerDegree;
  const furthest = Math.min(89, Math.abs(near.latitude) + north);
  const east = north / Math.cos((furthest * Math.PI) / 180);
  return (place: number): boolean => {
    const latitude = latitudes[place] ?? Number.NaN;
    const longitude = longitudes[place] ?? Number.NaN;
    const isInBox = Math.abs(latitude - near.latitude) <= north && turn(longitude - near.longitude) <= east;
    return isInBox && getDistanceKm(near, { latitude, longitude }) <= near.radiusKm;
  };
}

/** Degrees between two longitudes, the shorter way round. */
function turn(degrees: number): number {
  const way = Math.abs(degrees);
  return way > 180 ? 360 - way : way;
}
