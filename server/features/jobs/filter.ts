import { kilometresBetween, kilometresPerDegree } from '#domain/features/jobs/distance.ts';
import { jobTypes, workModes } from '#domain/features/jobs/job.ts';
import { type FacetName, inclusionFacts, yearsOf } from '#domain/features/jobs/search.ts';
import { fitted, integers } from '#server/columns.ts';
import type { JobCriteria } from './criteria.ts';
import { bitsOf, type JobColumns, type ListedJob } from './job-columns.ts';

/** One thing that is asked of the job at a place. */
export interface Test {
  /** The filter it comes from; null for what has no counts. */
  readonly facet: FacetName | null;
  readonly isMet: (place: number) => boolean;
}

/** Those of the places where everything is met, in their order. */
export function filterPlaces(places: Int32Array, tests: readonly Test[]): Int32Array {
  if (tests.length === 0) return places;
  scratch = fitted(scratch, integers, places.length);
  let count = 0;
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    if (!meetsAll(tests, place)) continue;
    scratch[count] = place;
    count += 1;
  }
  return scratch.slice(0, count);
}

// One for all searches: a new one for each would be most of what the collector has to do.
let scratch = integers(0);

function meetsAll(tests: readonly Test[], place: number): boolean {
  for (let at = 0; at < tests.length; at += 1) if (!tests[at]?.isMet(place)) return false;
  return true;
}

/** What the criteria ask for, but the words; what costs least to look at comes first. */
export function testsOf(columns: JobColumns, criteria: JobCriteria): Test[] {
  const { modes, types, experience, facts } = criteria;
  const tests: Test[] = [];
  if (modes.length > 0) tests.push({ facet: 'mode', isMet: anyBit(columns.modes, bitsOf(workModes, modes)) });
  if (types.length > 0) tests.push({ facet: 'type', isMet: anyBit(columns.types, bitsOf(jobTypes, types)) });
  if (experience.length > 0) tests.push({ facet: 'experience', isMet: withYears(columns, experience.map(yearsOf)) });
  if (facts.length > 0) {
    const asked = bitsOf(inclusionFacts, facts);
    tests.push({ facet: 'fact', isMet: (place) => ((columns.facts[place] ?? 0) & asked) === asked });
  }
  if (criteria.near) tests.push({ facet: null, isMet: within(columns, criteria.near) });
  return [...tests, ...testsOfJobs(columns, criteria)];
}

function testsOfJobs({ jobs }: JobColumns, criteria: JobCriteria): Test[] {
  const tests: Test[] = [];
  const add = (facet: FacetName | null, isMet: (job: ListedJob) => boolean) => {
    tests.push({ facet, isMet: (place) => isMet(jobs[place] as ListedJob) });
  };
  const { postedAfter, pay, currency, regions, employers, skills, industries } = criteria;
  if (postedAfter !== null) add('posted', (job) => job.publishedAt >= postedAfter);
  if (pay !== null) add(null, (job) => job.pay !== null && job.pay.currency === currency && job.pay.yearly >= pay);
  if (regions.length > 0) add('region', ({ region }) => regions.includes(region));
  if (employers.length > 0) add('employer', ({ organisationId }) => employers.includes(organisationId));
  if (skills.length > 0) add('skill', (job) => job.skills.some((skill) => skills.includes(skill)));
  if (industries.length > 0) add('industry', (job) => job.industries.some((term) => industries.includes(term)));
  return tests;
}

function anyBit(column: Uint8Array, asked: number): (place: number) => boolean {
  return (place) => (asked & (1 << (column[place] ?? 0))) !== 0;
}

/** A job belongs to the bucket in which the least experience it asks lies. */
function withYears({ years }: JobColumns, bounds: readonly (readonly [from: number, below: number])[]) {
  return (place: number): boolean => {
    const least = years[place] ?? -1;
    for (const [from, below] of bounds) if (least >= from && least < below) return true;
    return false;
  };
}

/** A box of degrees first: it costs nothing and leaves few for the distance. A place that is unknown is nowhere near. */
function within({ latitudes, longitudes }: JobColumns, near: NonNullable<JobCriteria['near']>) {
  const north = near.radiusKm / kilometresPerDegree;
  const furthest = Math.min(89, Math.abs(near.latitude) + north);
  const east = north / Math.cos((furthest * Math.PI) / 180);
  return (place: number): boolean => {
    const latitude = latitudes[place] ?? Number.NaN;
    const longitude = longitudes[place] ?? Number.NaN;
    const isInBox = Math.abs(latitude - near.latitude) <= north && turn(longitude - near.longitude) <= east;
    return isInBox && kilometresBetween(near, { latitude, longitude }) <= near.radiusKm;
  };
}

/** Degrees between two longitudes, the shorter way round. */
function turn(degrees: number): number {
  const way = Math.abs(degrees);
  return way > 180 ? 360 - way : way;
}
