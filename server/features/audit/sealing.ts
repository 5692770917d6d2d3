import type { Services } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { systemContext } from '#server/lib/contexts.ts';
import { type BackgroundTask, runPeriodically } from '#server/lib/periodic.ts';
import { chainStart } from './audit-hasher.ts';
import { findLastSeal, insertSeals, listTenantsToSeal, listUnsealed, lockChain } from './queries.ts';

const checkIntervalMs = 15_000;
/** Entries per transaction. */
const batchSize = 2000;

/** Seals new entries of the audit trail until it is stopped. */
export function startSealingTask(services: Services): BackgroundTask {
  return runPeriodically(services, { intervalMs: checkIntervalMs, name: 'audit sealing' }, (signal) =>
    sealAuditEntries(services, signal),
  );
}

/** Appends all entries that have no seal to the chains of their tenants. */
export async function sealAuditEntries(services: Services, signal?: AbortSignal): Promise<void> {
  const { db } = systemContext(services, 0, 'audit sealing');
  for (const tenantId of await listTenantsToSeal(db)) {
    let after: number | undefined = 0;
    while (after !== undefined && !signal?.aborted) after = await sealBatch(services, tenantId, after);
  }
}

/** Returns the number of the last sealed entry if there may be more. */
async function sealBatch(services: Services, tenantId: number, after: number): Promise<number | undefined> {
  const seals = await write(systemContext(services, tenantId, 'audit sealing'), async ({ db }) => {
    if (!(await lockChain(db, tenantId))) return [];
    const last = await findLastSeal(db, tenantId);
    const entries = await listUnsealed(db, tenantId, { after, limit: batchSize });
    let hash = last?.hash ?? chainStart;
    const added = entries.map(({ id, text }, index) => {
      hash = services.auditHasher(hash, text);
      return { tenant_id: tenantId, position: (last?.position ?? 0) + index + 1, audit_event_id: id, hash };
    });
    if (added.length > 0) await insertSeals(db, added);
    return added;
  });
  const newest = seals.at(-1);
  // A copy of the log outside of the database shows whether the end of the chain was removed.
  if (newest) {
    const { position, hash } = newest;
    services.log.info({ tenant: tenantId, position, hash: hash.toString('hex') }, 'audit entries sealed');
  }
  return seals.length === batchSize ? newest?.audit_event_id : undefined;
}
