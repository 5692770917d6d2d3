import { getDay } from '#domain/features/reports/period.ts';
import {
  parsePeriods,
  type RetentionKind,
  type RetentionPeriods,
  retentionKinds,
  subtractMonths,
} from '#domain/features/retention/periods.ts';
import { getHour } from '#domain/lib/time-zone.ts';
import type { Services } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { pruneEntries } from '#server/features/audit/service.ts';
import { systemContext } from '#server/lib/contexts.ts';
import { type BackgroundTask, runPeriodically } from '#server/lib/periodic.ts';
import { addToRun, claimRun, finishRun, listLimitedTenants, removeDue } from './queries.ts';

const checkIntervalMs = 10 * 60_000;
/** After this time an interrupted run is continued. */
const claimMs = 10 * 60_000;
/** Rows per transaction; few, so that requests hardly wait. */
const batchSize = 200;
/** Runs start in these hours of the tenant's day. */
const night = { from: 2, until: 6 };

/** Deletes old data each night, as the settings of each tenant say. */
export function startRetentionTask(services: Services): BackgroundTask {
  return runPeriodically(services, { intervalMs: checkIntervalMs, name: 'retention' }, (signal) =>
    runDueRetention(services, signal),
  );
}

/** Runs for the tenants where it is night and the run of this night is not done. */
export async function runDueRetention(services: Services, signal?: AbortSignal): Promise<void> {
  for (const tenant of await listLimitedTenants(systemContext(services, 0, 'retention').db)) {
    const now = services.clock();
    const hour = getHour(now, tenant.time_zone);
    if (signal?.aborted || hour < night.from || hour >= night.until) continue;
    const run = { tenantId: tenant.id, periods: parsePeriods(tenant.retention), day: getDay(now, tenant.time_zone) };
    await runRetention(services, run, signal).catch((error: unknown) => {
      services.log.error({ err: error, tenant: tenant.id }, 'retention run failed');
    });
  }
}

interface Run {
  readonly tenantId: number;
  readonly periods: RetentionPeriods;
  readonly day: string;
}

async function runRetention(services: Services, run: Run, signal: AbortSignal | undefined): Promise<void> {
  const { tenantId, periods, day } = run;
  const ctx = systemContext(services, tenantId, 'retention');
  const now = services.clock();
  const id = await write(ctx, ({ db }) => claimRun(db, { tenantId, day, now, until: getClaimEnd(services) }));
  if (id === undefined) return;
  for (const kind of retentionKinds) {
    const months = periods[kind];
    if (months === null) continue;
    const before = subtractMonths(now, months);
    for (let count = batchSize; count === batchSize; ) {
      if (signal?.aborted) return;
      count = await write(ctx, async (change) => {
        const removed = await removeBatch(services, change, { tenantId, kind, before });
        await addToRun(change.db, { tenantId, id }, { kind, count: removed, until: getClaimEnd(services) });
        return removed;
      });
    }
  }
  await write(ctx, async (change) => {
    const counts = await finishRun(change.db, { tenantId, id }, services.clock());
    if (Object.values(counts).some((count) => count > 0)) {
      await change.audit({ action: 'retention.run', subject: ['retention_run', id], detail: { to: counts } });
    }
    services.log.info({ tenant: tenantId, counts }, 'retention run finished');
  });
}

interface Batch {
  readonly tenantId: number;
  readonly kind: RetentionKind;
  readonly before: Date;
}

function removeBatch(services: Services, change: Write, { kind, ...batch }: Batch): Promise<number> {
  const limited = { ...batch, limit: batchSize, now: services.clock() };
  if (kind === 'audit') return pruneEntries(change, { ...limited, hasher: services.auditHasher });
  return removeDue(change.db, { ...limited, kind });
}

function getClaimEnd({ clock }: Services): Date {
  return new Date(clock().getTime() + claimMs);
}
