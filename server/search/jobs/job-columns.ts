import { jobTypes, workModes } from '#domain/features/jobs/choices.ts';
import { type ExperienceBucket, experienceBucketNames, inclusionFields } from '#domain/features/jobs/search-choices.ts';
import type { CodedFacet, FacetCodesOfJob } from './facet-codes.ts';
import type { ListedJob } from './listed-job.ts';

/** Jobs as columns, the newest first; of one moment, the higher id first. */
export interface JobColumns {
  readonly jobs: readonly ListedJob[];
  /** The values of one filter, laid out when first asked for. */
  facet(name: CodedFacet): FacetColumn;
  /** Every place in order. */
  readonly places: Int32Array;
  readonly ids: Float64Array;
  readonly publishedAt: Float64Array;
  /** Places in `workModes` and `jobTypes`. */
  readonly modes: Uint8Array;
  readonly types: Uint8Array;
  /** Places in `experienceBucketNames`; behind the last one where a job asks for none. */
  readonly experience: Uint8Array;
  /** Not a number where unknown. */
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  /** One bit for each of `inclusionFacts`. */
  readonly facts: Uint16Array;
  rowOf(id: number): number | undefined;
}

/** The codes of every job in one row: those at a place go from its start to the next place's. */
export interface FacetColumn {
  readonly starts: Int32Array;
  readonly codes: Int32Array;
}

export interface IndexedJob {
  readonly job: ListedJob;
  readonly codes: FacetCodesOfJob;
}

export function buildColumns(all: Iterable<IndexedJob>): JobColumns {
  const shelved = [...all].sort((a, b) => byDate(a.job, b.job));
  const jobs = shelved.map(({ job }) => job);
  const facets = new Map<CodedFacet, FacetColumn>();
  let places: Map<number, number> | undefined;
  return {
    jobs,
    facet(name) {
      const column = facets.get(name) ?? facetColumn(shelved, name);
      facets.set(name, column);
      return column;
    },
    places: Int32Array.from(jobs, (_job, place) => place),
    ids: Float64Array.from(jobs, ({ id }) => id),
    publishedAt: Float64Array.from(jobs, ({ publishedAt }) => publishedAt),
    modes: Uint8Array.from(jobs, ({ mode }) => workModes.indexOf(mode)),
    types: Uint8Array.from(jobs, ({ type }) => jobTypes.indexOf(type)),
    experience: Uint8Array.from(jobs, ({ experience }) => codeOfExperience(experience)),
    latitudes: Float64Array.from(jobs, ({ latitude }) => latitude ?? Number.NaN),
    longitudes: Float64Array.from(jobs, ({ longitude }) => longitude ?? Number.NaN),
    facts: Uint16Array.from(jobs, ({ facts }) => toBitMask(inclusionFields, facts)),
    rowOf(id) {
      places ??= new Map(jobs.map((job, place) => [job.id, place]));
      return places.get(id);
    },
  };
}

function facetColumn(shelved: readonly IndexedJob[], name: CodedFacet): FacetColumn {
  const starts = new Int32Array(shelved.length + 1);
  for (const [place, { codes }] of shelved.entries()) starts[place + 1] = (starts[place] ?? 0) + codes[name].length;
  const codes = new Int32Array(starts.at(-1) ?? 0);
  for (const [place, job] of shelved.entries()) codes.set(job.codes[name], starts[place]);
  return { starts, codes };
}

/** One bit for each value, by its place in the list. */
export function toBitMask<T>(list: readonly T[], values: readonly T[]): number {
  return values.reduce((bits, value) => bits | (1 << list.indexOf(value)), 0);
}

function codeOfExperience(bucket: ExperienceBucket | null): number {
  return bucket === null ? experienceBucketNames.length : experienceBucketNames.indexOf(bucket);
}

function byDate(a: ListedJob, b: ListedJob): number {
  return b.publishedAt - a.publishedAt || b.id - a.id;
}
