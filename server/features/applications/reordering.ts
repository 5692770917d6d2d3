import { setTimeout as delay } from 'node:timers/promises';
import { ORDER_VERSION } from '#domain/features/matching/score/damped-order.ts';
import type { Services } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { computeStoredOrders } from '#server/features/matching/service.ts';
import { systemContext } from '#server/lib/contexts.ts';
import { findOldOrders, updateOrders } from './reordering-queries.ts';

/** Applications per transaction. */
const batchSize = 100;
/** Pause after each batch, so that requests are served in between. */
const pauseMs = 20;

/** Computes orders of an older version again. The score that people saw does not change. */
export async function updateOldOrders(services: Services, signal?: AbortSignal): Promise<void> {
  const { db } = systemContext(services, 0, 'reordering');
  for (;;) {
    const applications = await findOldOrders(db, ORDER_VERSION, batchSize);
    for (const [tenantId, own] of Map.groupBy(applications, (application) => application.tenant_id)) {
      if (signal?.aborted) return;
      const ctx = systemContext(services, tenantId, 'reordering');
      const orders = await computeStoredOrders(ctx, own);
      await write(ctx, (change) => updateOrders(change.db, tenantId, orders, ORDER_VERSION));
    }
    if (applications.length < batchSize) return;
    await delay(pauseMs);
  }
}
