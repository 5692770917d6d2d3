import { setTimeout as delay } from 'node:timers/promises';
import type { Services } from '#server/context.ts';

interface Rereading<Row> {
  /** The next rows, without those that are done. */
  readonly find: (limit: number) => Promise<Row[]>;
  /** Returns whether the row changed. */
  readonly reread: (row: Row) => Promise<boolean>;
  readonly identify: (row: Row) => { readonly tenantId: number; readonly id: number };
  readonly event: 'job_changed' | 'seeker_changed';
}

/** Rows per query. */
const batchSize = 50;
/** Pause after each row, so that requests are served in between. */
const pauseMs = 5;
/** With more rows than this, the in-memory indexes are reloaded once instead of row by row. */
const maxSingleEvents = 200;

/** Reads stored rows again, such as after the reader changed. Several processes may do so at the same time. */
export async function rereadAll<Row>(
  { events }: Services,
  { find, reread, identify, event }: Rereading<Row>,
  signal?: AbortSignal,
): Promise<void> {
  const changedByTenant = new Map<number, number[]>();
  for (;;) {
    const rows = await find(batchSize);
    for (const row of rows) {
      if (signal?.aborted) return;
      if (await reread(row)) {
        const { tenantId, id } = identify(row);
        const changed = changedByTenant.get(tenantId) ?? [];
        changedByTenant.set(tenantId, [...changed.slice(0, maxSingleEvents), id]);
      }
      await delay(pauseMs);
    }
    if (rows.length < batchSize) break;
  }
  for (const [tenantId, ids] of changedByTenant) {
    if (ids.length > maxSingleEvents) await events.publish({ kind: 'many_changed', tenantId });
    else for (const id of ids) await events.publish({ kind: event, tenantId, id });
  }
}
