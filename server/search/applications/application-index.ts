import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import {
  type ApplicationColumns,
  findRow,
  getStatusCode,
  insertRow,
  newColumns,
  removedCode,
  statusesByCode,
  writeRow,
} from './application-columns.ts';
import { createFirstRows, type RowPosition } from './first-rows.ts';
import { createIdSet } from './id-set.ts';
import type { ListedApplication } from './listed-application.ts';

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

/** The applications of one tenant. A search reads all of them once: a few nanoseconds each. */
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
  let size = 0;
  const hasId = (row: number, id: number) => row < size && columns.ids[row] === id;
  return {
    put(application) {
      const row = findRow(columns, size, application.id);
      if (!hasId(row, application.id)) {
        insertRow(columns, row, size);
        size += 1;
      }
      writeRow(columns, row, application);
    },
    remove(id) {
      const row = findRow(columns, size, id);
      if (hasId(row, id)) columns.statuses[row] = removedCode;
    },
    find: (query) => findRows(columns, size, query),
    findOfPeople(userIds, jobIds) {
      const [isPerson, isJob] = [createIdSet(userIds), createIdSet(jobIds)];
      const found: number[] = [];
      for (let row = 0; row < size; row += 1) {
        if (columns.statuses[row] === removedCode) continue;
        if (isPerson(columns.userIds[row] ?? 0) && isJob(columns.jobIds[row] ?? 0)) found.push(columns.ids[row] ?? 0);
      }
      return found;
    },
  };
}

function findRows(columns: ApplicationColumns, size: number, query: ApplicationQuery): FoundApplications {
  const { sort, after, limit, maskedIds } = query;
  const { ids, userIds, jobIds, statuses } = columns;
  const [isPerson, isTitleJob] = [createIdSet(query.userIds), createIdSet(query.titleJobIds)];
  const keys = sort === 'score' ? columns.scoreOrders : columns.since;
  const wanted = query.status === undefined ? null : getStatusCode(query.status);
  const counts = new Uint32Array(statusesByCode.length);
  const page = createFirstRows({ isDescending: sort !== 'oldest', after, limit });
  for (let row = 0; row < size; row += 1) {
    const isFound = (isPerson(userIds[row] ?? 0) && !maskedIds.has(ids[row] ?? 0)) || isTitleJob(jobIds[row] ?? 0);
    if (!isFound || !matchesFilters(columns, row, query)) continue;
    const status = statuses[row] ?? 0;
    counts[status] = (counts[status] ?? 0) + 1;
    if (wanted === null || status === wanted) page.offer(keys[row] ?? 0, ids[row] ?? 0);
  }
  const counted = statusesByCode.map((status, code) => [status, counts[code] ?? 0] as const);
  return { ids: page.ids(), counts: Object.fromEntries(counted.filter(([, count]) => count > 0)) };
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
