import { getDefinition, listCounted } from '#domain/features/reports/definitions.ts';
import { hiringReports, type ReportName } from '#domain/features/reports/names.ts';
import { getDay, getPeriodBefore } from '#domain/features/reports/period.ts';
import type { Services } from '#server/context.ts';
import type { DbTransaction } from '#server/db/db.ts';
import type { DatabaseLog } from '#server/db/log.ts';
import { type BatchKey, inBatches } from '#server/db/rows/in-batches.ts';
import { listTenants } from '#server/db/tenants.ts';
import type { ReportQuery } from '#server/features/reports/report-query.ts';
import { cellsOf } from '#server/features/reports/reports.ts';
import type { SliceTenant } from '#server/features/reports/slices/fill-queries.ts';
import { type BackgroundTask, runPeriodically } from '#server/lib/periodic.ts';
import {
  addGroups,
  addPeople,
  addSnapshot,
  createNumberedPeople,
  deleteGroups,
  listBatch,
  listDueReports,
  listNumbers,
  lockGroups,
  recordBuild,
} from './group-queries.ts';

const checkIntervalMs = 20_000;
const maxAgeMs = 3_600_000;
/** Keep each statement far below its limit. For more than a few hundred jobs, PostgreSQL reads the applications of all. */
const batchSizes = { person: 1000, job: 100 };

interface GroupServices extends Pick<Services, 'database' | 'clock'> {
  readonly log: DatabaseLog;
}

interface Run {
  readonly signal?: AbortSignal | undefined;
  readonly batchSize?: number;
}

/** Keeps the groups of ten of large tenants, for readers of aggregates, until it is stopped. */
export function startReportGroupTask(services: Services): BackgroundTask {
  return runPeriodically(services, { intervalMs: checkIntervalMs, name: 'groups of reports' }, (signal) =>
    updateGroups(services, { signal }),
  );
}

/** Makes the groups again that are missing or older than an hour. */
export async function updateGroups(services: GroupServices, run: Run = {}): Promise<void> {
  const { signal } = run;
  const { database, log } = services;
  for (const tenant of await listTenants(database.forTenant('none'))) {
    const due = await listDueReports(database.forTenant(tenant.id), findDue(services, tenant));
    for (const report of due) {
      await buildGroups(services, { ...run, tenant, report }).catch((error: unknown) => {
        if (!signal?.aborted) log.warn({ err: error, tenant: tenant.id, report }, 'groups of a report were not made');
      });
      if (signal?.aborted) return;
    }
  }
}

function findDue({ clock }: GroupServices, { id, time_zone: timeZone }: SliceTenant) {
  return { tenantId: id, timeZone, reports: hiringReports, before: new Date(clock().getTime() - maxAgeMs) };
}

interface Build extends Run {
  readonly tenant: SliceTenant;
  readonly report: ReportName;
}

/** Replaces the groups of a report in one transaction; stopping it keeps the old ones. */
async function buildGroups(services: GroupServices, { tenant, report, ...run }: Build): Promise<void> {
  const now = services.clock();
  await services.database
    .forTenant(tenant.id)
    .transaction()
    .execute(async (change) => {
      if (!(await lockGroups(change, tenant.id))) return;
      const due = await listDueReports(change, findDue(services, tenant));
      if (!due.includes(report)) return;
      const query = buildGroupQuery(tenant, report, now);
      await deleteGroups(change, { tenantId: tenant.id, report });
      await addAllPeople(change, query, { ...run, report });
      if (query.isSnapshot) await addSnapshot(change, query, report);
      else await addAllGroups(change, query, { ...run, report });
      await recordBuild(change, { tenantId: tenant.id, report, timeZone: tenant.time_zone, builtAt: now });
    });
}

interface GroupRun extends Run {
  readonly report: ReportName;
}

/** Indexes find the applications of people, and who is in a state by job. */
async function addAllPeople(
  db: DbTransaction,
  query: ReportQuery,
  { report, signal, batchSize }: GroupRun,
): Promise<void> {
  await createNumberedPeople(db);
  const by = query.isSnapshot ? 'job' : 'person';
  const limit = batchSize ?? batchSizes[by];
  const read = ([, after]: BatchKey) => listBatch(db, query.reader.tenantId, { by, after, limit });
  for await (const ids of inBatches(read, (id): BatchKey => [0, id])) {
    await addPeople(db, { ...query, only: { by, ids } }, cellsOf[report]);
    signal?.throwIfAborted();
  }
}

async function addAllGroups(db: DbTransaction, query: ReportQuery, { report, signal }: GroupRun): Promise<void> {
  for (const number of await listNumbers(db)) {
    await addGroups(db, query, { report, number });
    signal?.throwIfAborted();
  }
}

/** What readers of aggregates see of all applications. */
function buildGroupQuery({ id, time_zone: timeZone }: SliceTenant, report: ReportName, now: Date): ReportQuery {
  const definition = getDefinition(report, true);
  const today = getDay(now, timeZone);
  const period = { from: today, to: today };
  return {
    reader: { tenantId: id, scope: 'tenant' },
    isAggregate: true,
    measures: listCounted(definition),
    isSnapshot: definition.isSnapshot ?? false,
    grouping: 'none',
    rows: 'applications',
    isPartner: false,
    filter: {},
    period,
    before: getPeriodBefore(period),
    timeZone,
    now,
  };
}
