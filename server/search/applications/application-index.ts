import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { addRow, findRow, type IdIndex, newIdIndex } from '#server/lib/columns/id-index.ts';
import {
  type ApplicationColumns,
  getStatusCode,
  growColumns,
  newColumns,
  removedCode,
  statusesByCode,
  writeRow,
} from './application-columns.ts';
import { type FirstRows, offerRow, type RowPosition } from './first-rows.ts';
import { createIdSet } from './id-set.ts';
import type { ListedApplication } from './listed-application.ts';
import { forEachBlock, markRows } from './mark-rows.ts';

export interface ApplicationQuery {
  /** Finds the applications of these people, or to the jobs of `titleJobIds`. */
  readonly userIds: readonly number[];
  readonly titleJobIds: readonly number[];
  /** Applications that are not found by the person. */
  readonly maskedIds: ReadonlySet<number>;
  readonly jobId: number | undefined;
  readonly organisationId: number | undefined;
  /** Without those of people who have not agreed yet. */
  readonly isOfEmployer: boolean;
  /** For the page only: all statuses are counted. */
  readonly status: ApplicationStatus | undefined;
  readonly sort: 'score' | 'newest' | 'oldest';
  readonly after: RowPosition | null;
  readonly limit: number;
}

export interface FoundApplications {
  /** Of the page, in order. */
  readonly ids: readonly number[];
  readonly counts: Partial<Record<ApplicationStatus, number>>;
}

/** The applications of one tenant. A search reads all of them: about seven nanoseconds each. */
export interface ApplicationIndex {
  put(application: ListedApplication): void;
  remove(id: number): void;
  /** A page and the counts. */
  find(query: ApplicationQuery): FoundApplications;
  /** The ids of the applications of some people to some jobs. */
  findOfPeople(userIds: readonly number[], jobIds: readonly number[]): number[];
}

export function createApplicationIndex(): ApplicationIndex {
  const columns = newColumns();
  const rows = newIdIndex();
  let size = 0;
  const append = (application: ListedApplication): void => {
    growColumns(columns, size + 1);
    writeRow(columns, size, application);
    addRow(rows, columns.ids, size);
    size += 1;
  };
  return {
    put(application) {
      const row = findRow(rows, columns.ids, application.id);
      if (row === undefined) append(application);
      else writeRow(columns, row, application);
    },
    remove(id) {
      const row = findRow(rows, columns.ids, id);
      if (row !== undefined) columns.statuses[row] = removedCode;
    },
    find: (query) => findRows(columns, query, markFound(columns, size, rows, query)),
    findOfPeople(userIds, jobIds) {
      const ofPeople = markRows(columns.userIds, createIdSet(userIds), new Uint8Array(size));
      const ofJobs = markRows(columns.jobIds, createIdSet(jobIds), new Uint8Array(size));
      const found: number[] = [];
      for (let row = 0; row < size; row += 1) {
        const isFound = ofPeople[row] === 1 && ofJobs[row] === 1 && columns.statuses[row] !== removedCode;
        if (isFound) found.push(columns.ids[row] ?? 0);
      }
      return found;
    },
  };
}

function findRows(columns: ApplicationColumns, query: ApplicationQuery, found: Uint8Array): FoundApplications {
  const { sort, after, limit } = query;
  const counts = new Uint32Array(statusesByCode.length);
  const page: FirstRows = { rows: [], sign: sort === 'oldest' ? 1 : -1, after, limit };
  forEachBlock(found.length, (from, to) => listBlock({ columns, query, found, counts, page }, from, to));
  const counted = statusesByCode.map((status, code) => [status, counts[code] ?? 0] as const);
  return { ids: page.rows.map(({ id }) => id), counts: Object.fromEntries(counted.filter(([, count]) => count > 0)) };
}

/** A byte for each row: 1 if it is found by its person or by the title of its job, before the filters. */
function markFound(columns: ApplicationColumns, size: number, rows: IdIndex, query: ApplicationQuery): Uint8Array {
  const found = new Uint8Array(size);
  markRows(columns.userIds, createIdSet(query.userIds), found);
  for (const id of query.maskedIds) {
    const row = findRow(rows, columns.ids, id);
    if (row !== undefined) found[row] = 0;
  }
  return markRows(columns.jobIds, createIdSet(query.titleJobIds), found);
}

interface Listing {
  readonly columns: ApplicationColumns;
  readonly query: ApplicationQuery;
  readonly found: Uint8Array;
  readonly counts: Uint32Array;
  readonly page: FirstRows;
}

function listBlock({ columns, query, found, counts, page }: Listing, from: number, to: number): void {
  const { ids, statuses } = columns;
  const keys = query.sort === 'score' ? columns.scoreOrders : columns.since;
  const wanted = query.status === undefined ? null : getStatusCode(query.status);
  for (let row = from; row < to; row += 1) {
    if (found[row] !== 1 || !matchesFilters(columns, row, query)) continue;
    const status = statuses[row] ?? 0;
    counts[status] = (counts[status] ?? 0) + 1;
    if (wanted === null || status === wanted) offerRow(page, keys[row] ?? 0, ids[row] ?? 0);
  }
}

function matchesFilters(columns: ApplicationColumns, row: number, query: ApplicationQuery): boolean {
  const { jobId, organisationId, isOfEmployer } = query;
  return (
    columns.statuses[row] !== removedCode &&
    (jobId === undefined || columns.jobIds[row] === jobId) &&
    (organisationId === undefined || columns.organisationIds[row] === organisationId) &&
    !(isOfEmployer && columns.awaitConsent[row] === 1)
  );
}
