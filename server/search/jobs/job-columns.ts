import { jobTypes, workModes } from '#domain/features/jobs/choices.ts';
import {
  type ExperienceBucket,
  experienceBucketNames,
  jobFacts,
  payCurrencies,
} from '#domain/features/jobs/search/search-choices.ts';
import { mergeColumn, mergeLists, noLists, planMerge } from '#server/lib/columns/column-merge.ts';
import { createIdIndex } from '#server/lib/columns/id-index.ts';
import { type CodedFacet, codedFacets, type FacetCodesOfJob } from './facet-codes.ts';
import type { ListedJob } from './listed-job.ts';

/** Jobs as columns, newest first; for equal times, the higher id first. Never changed: a change builds new columns. */
export interface JobColumns extends NumberColumns {
  /** The values of one filter. */
  facet(name: CodedFacet): FacetColumn;
  /** Every row index, ascending. */
  readonly allRows: Int32Array;
  rowOf(id: number): number | undefined;
}

/** The columns with one number per row. */
interface NumberColumns {
  readonly ids: Float64Array;
  /** Milliseconds since 1970. */
  readonly publishedAt: Float64Array;
  /** Indexes into `workModes` and `jobTypes`. */
  readonly modes: Uint8Array;
  readonly types: Uint8Array;
  /** Index into `experienceBucketNames`; its length if the job does not ask for experience. */
  readonly experience: Uint8Array;
  /** Degrees; NaN if unknown. */
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  /** One bit for each of `jobFacts`. */
  readonly facts: Int32Array;
  /** The minimum yearly pay; NaN if not stated. */
  readonly yearlyPay: Float64Array;
  /** Index into `payCurrencies`; its length for other currencies. */
  readonly payCurrency: Uint8Array;
  /** Code of the catalog's `titles` and `employers`. */
  readonly titles: Int32Array;
  readonly employers: Int32Array;
}

/** The codes of all jobs in one array: those of a row go from `starts[row]` to `starts[row + 1]`. */
export interface FacetColumn {
  readonly starts: Int32Array;
  readonly codes: Int32Array;
}

/** A job to insert, with its codes. */
export interface IndexedJob {
  readonly job: ListedJob;
  readonly codes: FacetCodesOfJob;
  readonly title: number;
  readonly employer: number;
}

const none = new Float64Array(0);
const noBytes = new Uint8Array(0);
const noFacet: FacetColumn = { starts: noLists.starts, codes: noLists.values };

export const emptyColumns: JobColumns = {
  ids: none,
  publishedAt: none,
  modes: noBytes,
  types: noBytes,
  experience: noBytes,
  latitudes: none,
  longitudes: none,
  facts: new Int32Array(0),
  yearlyPay: none,
  payCurrency: noBytes,
  titles: noFacet.codes,
  employers: noFacet.codes,
  facet: () => noFacet,
  allRows: noFacet.codes,
  rowOf: () => undefined,
};

/** Columns with these jobs inserted and those rows removed, in one pass over the previous columns. */
export function mergeJobs(before: JobColumns, removed: readonly number[], inserted: readonly IndexedJob[]): JobColumns {
  const added = inserted.toSorted((a, b) => b.job.publishedAt - a.job.publishedAt || b.job.id - a.job.id);
  const positions = Int32Array.from(added, ({ job }) => findPosition(before, job));
  const sources = planMerge(before.ids.length, Int32Array.from(removed).sort(), positions);
  const count = sources.length;
  const doubles = (column: Float64Array, read: (job: ListedJob) => number) =>
    mergeColumn(new Float64Array(count), column, sources, (index) => read(added[index]?.job as ListedJob));
  const bytes = (column: Uint8Array, read: (job: ListedJob) => number) =>
    mergeColumn(new Uint8Array(count), column, sources, (index) => read(added[index]?.job as ListedJob));
  const codes = (column: Int32Array, name: 'title' | 'employer') =>
    mergeColumn(new Int32Array(count), column, sources, (index) => added[index]?.[name] ?? 0);
  const getFacts = (index: number) => toBitMask(jobFacts, added[index]?.job.facts ?? []);
  const allRows = Int32Array.from({ length: count + 1 }, (_empty, row) => row);
  const facets = Object.fromEntries(
    codedFacets.map((name) => {
      const { starts, codes: values } = before.facet(name);
      const lists = mergeLists({ starts, values }, sources, (index) => added[index]?.codes[name] ?? []);
      // Where every job has one value, the starts are the row indexes.
      const isSingle = lists.starts.every((start, row) => start === row);
      return [name, { starts: isSingle ? allRows : lists.starts, codes: lists.values }];
    }),
  ) as Record<CodedFacet, FacetColumn>;
  return createColumns(facets, allRows, {
    ids: doubles(before.ids, (job) => job.id),
    publishedAt: doubles(before.publishedAt, (job) => job.publishedAt),
    modes: bytes(before.modes, (job) => workModes.indexOf(job.mode)),
    types: bytes(before.types, (job) => jobTypes.indexOf(job.type)),
    experience: bytes(before.experience, (job) => getExperienceCode(job.experience)),
    latitudes: doubles(before.latitudes, (job) => job.latitude ?? Number.NaN),
    longitudes: doubles(before.longitudes, (job) => job.longitude ?? Number.NaN),
    facts: mergeColumn(new Int32Array(count), before.facts, sources, getFacts),
    yearlyPay: doubles(before.yearlyPay, (job) => job.pay?.yearly ?? Number.NaN),
    payCurrency: bytes(before.payCurrency, (job) => getCurrencyCode(job.pay?.currency)),
    titles: codes(before.titles, 'title'),
    employers: codes(before.employers, 'employer'),
  });
}

/** A function of its own: closures of `mergeJobs` would hold the previous columns and the jobs in memory. */
function createColumns(
  facets: Readonly<Record<CodedFacet, FacetColumn>>,
  starts: Int32Array,
  numbers: NumberColumns,
): JobColumns {
  let getRow: JobColumns['rowOf'] | undefined;
  return {
    ...numbers,
    facet: (name) => facets[name],
    allRows: starts.subarray(0, numbers.ids.length),
    rowOf(id) {
      getRow ??= createIdIndex(numbers.ids);
      return getRow(id);
    },
  };
}

/** The first row that comes after the job. */
function findPosition({ publishedAt, ids }: JobColumns, job: ListedJob): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const difference = (publishedAt[middle] ?? 0) - job.publishedAt || (ids[middle] ?? 0) - job.id;
    if (difference > 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** One bit for each value, by its index in the list. */
export function toBitMask<T>(list: readonly T[], values: readonly T[]): number {
  return values.reduce((bits, value) => bits | (1 << list.indexOf(value)), 0);
}

function getExperienceCode(bucket: ExperienceBucket | null): number {
  return bucket === null ? experienceBucketNames.length : experienceBucketNames.indexOf(bucket);
}

export function getCurrencyCode(currency: string | undefined): number {
  const known: readonly (string | undefined)[] = payCurrencies;
  const index = known.indexOf(currency);
  return index < 0 ? payCurrencies.length : index;
}
