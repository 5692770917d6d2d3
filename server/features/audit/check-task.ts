import { dayMs } from '#domain/lib/day.ts';
import type { Services } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { systemContext } from '#server/lib/contexts.ts';
import { type BackgroundTask, runPeriodically } from '#server/lib/periodic.ts';
import { claimCheck, storeCheck } from './check-queries.ts';
import { verifyTenant } from './service.ts';

const intervalMs = 3000;
/** After this time an unfinished check is started again. */
const claimMs = 30 * 60_000;

/** Checks the chain of each tenant once a day, and when it is requested. */
export function startAuditCheckTask(services: Services): BackgroundTask {
  return runPeriodically(services, { intervalMs, name: 'audit checks' }, (signal) => runAuditChecks(services, signal));
}

/** Runs all checks that are due. */
export async function runAuditChecks(services: Services, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const now = services.clock();
    const times = {
      now,
      dueBefore: new Date(now.getTime() - dayMs),
      until: new Date(now.getTime() + claimMs),
    };
    const tenantId = await write(systemContext(services, 0, 'audit check'), ({ db }) => claimCheck(db, times));
    if (tenantId === undefined) return;
    await checkTenant(services, tenantId);
  }
}

async function checkTenant(services: Services, tenantId: number): Promise<void> {
  const found = await verifyTenant(services.database, { tenantId, hasher: services.auditHasher });
  const { problems, sealedCount } = found;
  if (problems.length > 0) {
    services.log.error({ tenant: tenantId, problems: problems.slice(0, 20) }, 'audit trail was changed');
  }
  const ctx = systemContext(services, tenantId, 'audit check');
  await write(ctx, ({ db }) => storeCheck(db, tenantId, found, services.clock()));
  services.log.info({ tenant: tenantId, sealed: sealedCount }, 'audit trail checked');
}
