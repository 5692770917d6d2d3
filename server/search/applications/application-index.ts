import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { addRow, findRow, type IdIndex, newIdIndex } from '#server/lib/columns/id-index.ts';
import {
  type ApplicationColumns,
  growColumns,
  newColumns,
  removedCode,
  statusesByCode,
  writeRow,
} from './application-columns.ts';
import { type FirstRows, offerRow, type RowPosition } from './first-rows.ts';
import type { ListedApplication } from './listed-application.ts';
import { addToChain, listChain, markRows, newRowChains, type RowChains } from './row-chains.ts';

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

/** The applications of one tenant. A search reads those of the people and jobs that it found: about 50 nanoseconds each. */
export interface ApplicationIndex {
  /** The person and the job of an application never change. */
  put(application: ListedApplication): void;
  remove(id: number): void;
  /** A page and the counts. */
  find(query: ApplicationQuery): FoundApplications;
  /** The ids of the applications of some people to some jobs. */
  findOfPeople(userIds: readonly number[], jobIds: readonly number[]): number[];
}

/** The applications with their rows by id, by person, and by job. */
interface Rows {
  readonly columns: ApplicationColumns;
  readonly byId: IdIndex;
  readonly ofUsers: RowChains;
  readonly ofJobs: RowChains;
  size: number;
}

export function createApplicationIndex(): ApplicationIndex {
  const rows: Rows = {
    columns: newColumns(),
    byId: newIdIndex(),
    ofUsers: newRowChains(),
    ofJobs: newRowChains(),
    size: 0,
  };
  const { columns, byId, ofUsers, ofJobs } = rows;
  return {
    put(application) {
      const row = findRow(byId, columns.ids, application.id);
      if (row === undefined) append(rows, application);
      else writeRow(columns, row, application);
    },
    remove(id) {
      const row = findRow(byId, columns.ids, id);
      if (row !== undefined) columns.statuses[row] = removedCode;
    },
    find: (query) => findRows(rows, query),
    findOfPeople(userIds, jobIds) {
      const ofPeople = markRows(ofUsers, userIds, new Uint8Array(rows.size));
      return jobIds
        .flatMap((id) => listChain(ofJobs, id))
        .filter((row) => ofPeople[row] === 1 && columns.statuses[row] !== removedCode)
        .map((row) => columns.ids[row] ?? 0);
    },
  };
}

function append(rows: Rows, application: ListedApplication): void {
  const row = rows.size;
  rows.size += 1;
  growColumns(rows.columns, rows.size);
  writeRow(rows.columns, row, application);
  addRow(rows.byId, rows.columns.ids, row);
  addToChain(rows.ofUsers, application.userId, row);
  addToChain(rows.ofJobs, application.jobId, row);
}

function findRows(rows: Rows, query: ApplicationQuery): FoundApplications {
  const { sort, after, limit } = query;
  const counts = new Uint32Array(statusesByCode.length);
  const page: FirstRows = { rows: [], sign: sort === 'oldest' ? 1 : -1, after, limit };
  listRows({ columns: rows.columns, query, found: markFound(rows, query), counts, page });
  const counted = statusesByCode.map((each, code) => [each, counts[code] ?? 0] as const);
  return { ids: page.rows.map(({ id }) => id), counts: Object.fromEntries(counted.filter(([, count]) => count > 0)) };
}

/** A byte for each row: 1 if it is found by its person or by the title of its job, before the filters. */
function markFound({ columns, byId, ofUsers, ofJobs, size }: Rows, query: ApplicationQuery): Uint8Array {
  // `listRows` reads four at once.
  const found = new Uint8Array(Math.ceil(size / 4) * 4);
  markRows(ofUsers, query.userIds, found);
  for (const id of query.maskedIds) {
    const row = findRow(byId, columns.ids, id);
    if (row !== undefined) found[row] = 0;
  }
  return markRows(ofJobs, query.titleJobIds, found);
}

interface Listing {
  readonly columns: ApplicationColumns;
  readonly query: ApplicationQuery;
  readonly found: Uint8Array;
  readonly counts: Uint32Array;
  readonly page: FirstRows;
}

/** In the order of the columns, which is faster than that of the people and jobs. Four rows at once are skipped if none is found. */
function listRows(listing: Listing): void {
  const { found } = listing;
  const fours = new Int32Array(found.buffer);
  for (let four = 0; four < fours.length; four += 1) {
    if (fours[four] === 0) continue;
    for (let row = four * 4; row < four * 4 + 4; row += 1) if (found[row] === 1) listRow(listing, row);
  }
}

function listRow({ columns, query, counts, page }: Listing, row: number): void {
  if (!matchesFilters(columns, row, query)) return;
  const code = columns.statuses[row] ?? 0;
  counts[code] = (counts[code] ?? 0) + 1;
  if (query.status !== undefined && statusesByCode[code] !== query.status) return;
  const keys = query.sort === 'score' ? columns.scoreOrders : columns.since;
  offerRow(page, keys[row] ?? 0, columns.ids[row] ?? 0);
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
