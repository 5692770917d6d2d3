import { jobTypes, workModes } from '#domain/features/jobs/choices.ts';
import { type ExperienceBucket, experienceBucketNames, inclusionFields } from '#domain/features/jobs/search-choices.ts';
import type { CodedFacet, FacetCodesOfJob } from './facet-codes.ts';
import type { ListedJob } from './listed-job.ts';

/** Jobs as columns, newest first; for equal times, the higher id first. */
export interface JobColumns {
  readonly jobs: readonly ListedJob[];
  /** The values of one filter; built on first use. */
  facet(name: CodedFacet): FacetColumn;
  /** Every row index, ascending. */
  readonly allRows: Int32Array;
  readonly ids: Float64Array;
  readonly publishedAt: Float64Array;
  /** Indexes into `workModes` and `jobTypes`. */
  readonly modes: Uint8Array;
  readonly types: Uint8Array;
  /** Index into `experienceBucketNames`; its length if the job does not ask for experience. */
  readonly experience: Uint8Array;
  /** NaN if unknown. */
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  /** One bit for each of `inclusionFields`. */
  readonly facts: Uint16Array;
  rowOf(id: number): number | undefined;
}

/** The codes of all jobs in one array: those of a row go from `starts[row]` to `starts[row + 1]`. */
export interface FacetColumn {
  readonly starts: Int32Array;
  readonly codes: Int32Array;
}

export interface IndexedJob {
  readonly job: ListedJob;
  readonly codes: FacetCodesOfJob;
}

export function buildColumns(all: Iterable<IndexedJob>): JobColumns {
  const indexed = [...all].sort((a, b) => compareByDate(a.job, b.job));
  const jobs = indexed.map(({ job }) => job);
  const facets = new Map<CodedFacet, FacetColumn>();
  let rowsById: Map<number, number> | undefined;
  return {
    jobs,
    facet(name) {
      const column = facets.get(name) ?? buildFacetColumn(indexed, name);
      facets.set(name, column);
      return column;
    },
    allRows: Int32Array.from(jobs, (_job, row) => row),
    ids: Float64Array.from(jobs, ({ id }) => id),
    publishedAt: Float64Array.from(jobs, ({ publishedAt }) => publishedAt),
    modes: Uint8Array.from(jobs, ({ mode }) => workModes.indexOf(mode)),
    types: Uint8Array.from(jobs, ({ type }) => jobTypes.indexOf(type)),
    experience: Uint8Array.from(jobs, ({ experience }) => getExperienceCode(experience)),
    latitudes: Float64Array.from(jobs, ({ latitude }) => latitude ?? Number.NaN),
    longitudes: Float64Array.from(jobs, ({ longitude }) => longitude ?? Number.NaN),
    facts: Uint16Array.from(jobs, ({ facts }) => toBitMask(inclusionFields, facts)),
    rowOf(id) {
      rowsById ??= new Map(jobs.map((job, row) => [job.id, row]));
      return rowsById.get(id);
    },
  };
}

function buildFacetColumn(indexed: readonly IndexedJob[], name: CodedFacet): FacetColumn {
  const starts = new Int32Array(indexed.length + 1);
  for (const [row, { codes }] of indexed.entries()) starts[row + 1] = (starts[row] ?? 0) + codes[name].length;
  const codes = new Int32Array(starts.at(-1) ?? 0);
  for (const [row, job] of indexed.entries()) codes.set(job.codes[name], starts[row]);
  return { starts, codes };
}

/** One bit for each value, by its index in the list. */
export function toBitMask<T>(list: readonly T[], values: readonly T[]): number {
  return values.reduce((bits, value) => bits | (1 << list.indexOf(value)), 0);
}

function getExperienceCode(bucket: ExperienceBucket | null): number {
  return bucket === null ? experienceBucketNames.length : experienceBucketNames.indexOf(bucket);
}

function compareByDate(a: ListedJob, b: ListedJob): number {
  return b.publishedAt - a.publishedAt || b.id - a.id;
}
