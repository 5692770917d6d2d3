import { kilometresBetween, kilometresPerDegree } from '#domain/features/jobs/distance.ts';
import { jobTypes, workModes } from '#domain/features/jobs/job.ts';
import { yearsOf } from '#domain/features/jobs/search.ts';
import { fitted, integers } from '#server/columns.ts';
import type { JobColumns } from './catalogue.ts';
import type { JobCriteria } from './criteria-queries.ts';

/** The places of the jobs that meet everything asked but the words, in the order of the columns. */
export function filterJobs(jobs: JobColumns, criteria: JobCriteria): Int32Array {
  const { modes, types, years, latitudes, longitudes } = jobs;
  const asked = bitsOf(criteria);
  const isNear = nearness(criteria.near);
  scratch = fitted(scratch, integers, jobs.length);
  let count = 0;
  for (let at = 0; at < jobs.length; at += 1) {
    if (!has(asked.modes, modes[at] ?? 0) || !has(asked.types, types[at] ?? 0)) continue;
    if (!hasYears(asked.years, years[at] ?? -1)) continue;
    if (isNear && !isNear(latitudes[at] ?? Number.NaN, longitudes[at] ?? Number.NaN)) continue;
    scratch[count] = at;
    count += 1;
  }
  return scratch.slice(0, count);
}

// One for all searches: a new one for each would be most of what the collector has to do.
let scratch = integers(0);

const everything = -1;

/** What was chosen as bits by place in its list; all bits where nothing was. */
function bitsOf({ modes, types, experience }: JobCriteria) {
  return {
    modes: modes.length === 0 ? everything : bits(modes.map((mode) => workModes.indexOf(mode))),
    types: types.length === 0 ? everything : bits(types.map((type) => jobTypes.indexOf(type))),
    years: experience.map(yearsOf),
  };
}

function bits(places: readonly number[]): number {
  return places.reduce((all, place) => all | (1 << place), 0);
}

function has(asked: number, place: number): boolean {
  return (asked & (1 << place)) !== 0;
}

function hasYears(asked: readonly (readonly [from: number, below: number])[], years: number): boolean {
  if (asked.length === 0) return true;
  for (const [from, below] of asked) if (years >= from && years < below) return true;
  return false;
}

/** The latitude first: it costs nothing and leaves few for the distance. A place that is unknown is nowhere near. */
function nearness(near: JobCriteria['near']): ((latitude: number, longitude: number) => boolean) | null {
  if (!near) return null;
  const north = near.radiusKm / kilometresPerDegree;
  return (latitude, longitude) =>
    Math.abs(latitude - near.latitude) <= north && kilometresBetween(near, { latitude, longitude }) <= near.radiusKm;
}
