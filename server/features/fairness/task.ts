import { selectShownGroups } from '#domain/features/fairness/suppress.ts';
import { getDay, moveDay } from '#domain/features/reports/period.ts';
import type { Services } from '#server/context.ts';
import { listTenants } from '#server/db/tenants.ts';
import { write } from '#server/db/write.ts';
import { systemContext } from '#server/lib/contexts.ts';
import { type BackgroundTask, runPeriodically } from '#server/lib/periodic.ts';
import { countMonth } from './count-queries.ts';
import { findLastMonth, insertCounts, insertMonth } from './record-queries.ts';

const checkIntervalMs = 60 * 60_000;

/** Counts each month for the fairness record after it has ended. */
export function startFairnessTask(services: Services): BackgroundTask {
  return runPeriodically(services, { intervalMs: checkIntervalMs, name: 'fairness records' }, (signal) =>
    runDueRecords(services, signal),
  );
}

/** Counts the ended months of all tenants that were not counted yet; for a tenant without any, the last one. */
export async function runDueRecords(services: Services, signal?: AbortSignal): Promise<void> {
  for (const tenant of await listTenants(systemContext(services, 0, 'fairness').db)) {
    const ended = getMonthBefore(getDay(services.clock(), tenant.time_zone));
    const last = await findLastMonth(systemContext(services, tenant.id, 'fairness').db, tenant.id);
    for (let month = last === undefined ? ended : getMonthAfter(last); month <= ended; month = getMonthAfter(month)) {
      if (signal?.aborted) return;
      await recordMonth(services, { tenantId: tenant.id, month, timeZone: tenant.time_zone });
    }
  }
}

interface Month {
  readonly tenantId: number;
  readonly month: string;
  readonly timeZone: string;
}

/** Stores the groups that may be shown, and nothing about the others. */
async function recordMonth(services: Services, recorded: Month): Promise<void> {
  const { tenantId, month } = recorded;
  const ctx = systemContext(services, tenantId, 'fairness');
  await write(ctx, async ({ db }) => {
    if (!(await insertMonth(db, tenantId, month, services.clock()))) return;
    const counted = Map.groupBy(await countMonth(db, recorded), (row) => `${row.organisation_id} ${row.question}`);
    for (const rows of counted.values()) {
      const [first] = rows;
      if (!first) continue;
      const groups = rows.map(({ answer, people, selected }) => ({ answer, people, selected }));
      const { organisation_id: organisationId, question } = first;
      await insertCounts(db, { tenantId, month, organisationId, question, groups: selectShownGroups(groups) });
    }
  });
}

/** The first day of the month before the month of a day. */
function getMonthBefore(day: string): string {
  return getFirstDay(moveDay(getFirstDay(day), -1));
}

function getMonthAfter(month: string): string {
  return getFirstDay(moveDay(month, 31));
}

function getFirstDay(day: string): string {
  return `${day.slice(0, 7)}-01`;
}
