import { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import {
  growColumn,
  newFloat64Array,
  newInt32Array,
  newUint8Array,
  slowGrowth,
} from '#server/lib/columns/typed-arrays.ts';
import type { ListedApplication } from './listed-application.ts';

/** Applications as columns, in the order in which they were added, with room for more. */
export interface ApplicationColumns {
  ids: Float64Array;
  jobIds: Float64Array;
  /** 0 for jobs without an organization. */
  organisationIds: Float64Array;
  since: Float64Array;
  scoreOrders: Int32Array;
  /** Indexes of `statusesByCode`, or `removedCode`. */
  statuses: Uint8Array;
  /** 1 or 0. */
  awaitConsent: Uint8Array;
}

/** Read once: zod lists the options again each time. */
export const statusesByCode: readonly ApplicationStatus[] = ApplicationStatus.options;

/** The status of a row whose application is no longer listed. */
export const removedCode = 255;

const codes: ReadonlyMap<ApplicationStatus, number> = new Map(statusesByCode.map((status, code) => [status, code]));

function getStatusCode(status: ApplicationStatus): number {
  return codes.get(status) ?? removedCode;
}

export function newColumns(): ApplicationColumns {
  return {
    ids: newFloat64Array(0),
    jobIds: newFloat64Array(0),
    organisationIds: newFloat64Array(0),
    since: newFloat64Array(0),
    scoreOrders: newInt32Array(0),
    statuses: newUint8Array(0),
    awaitConsent: newUint8Array(0),
  };
}

export function growColumns(columns: ApplicationColumns, length: number): void {
  columns.ids = growColumn(columns.ids, newFloat64Array, length, slowGrowth);
  columns.jobIds = growColumn(columns.jobIds, newFloat64Array, length, slowGrowth);
  columns.organisationIds = growColumn(columns.organisationIds, newFloat64Array, length, slowGrowth);
  columns.since = growColumn(columns.since, newFloat64Array, length, slowGrowth);
  columns.scoreOrders = growColumn(columns.scoreOrders, newInt32Array, length, slowGrowth);
  columns.statuses = growColumn(columns.statuses, newUint8Array, length, slowGrowth);
  columns.awaitConsent = growColumn(columns.awaitConsent, newUint8Array, length, slowGrowth);
}

export function writeRow(columns: ApplicationColumns, row: number, application: ListedApplication): void {
  columns.ids[row] = application.id;
  columns.jobIds[row] = application.jobId;
  columns.organisationIds[row] = application.organisationId;
  columns.since[row] = application.since;
  columns.scoreOrders[row] = application.scoreOrder;
  columns.statuses[row] = getStatusCode(application.status);
  columns.awaitConsent[row] = Number(application.awaitsConsent);
}
