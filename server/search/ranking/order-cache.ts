import type { SeekerOffers } from '#domain/features/matching/score/parts.ts';
import type { ChangeLog } from '#server/lib/columns/change-log.ts';
import { growColumn, newUint16Array } from '#server/lib/columns/typed-arrays.ts';

/** Computes the orders of a tenant's jobs for one job seeker. */
export interface OrderSource {
  readonly tenantId: number;
  readonly offers: SeekerOffers;
  readonly changes: ChangeLog;
  computeAll(): Uint16Array;
  computeOne(slot: number): number;
}

/** The order of each slot for the job seekers who searched last. */
export interface OrderCache {
  /** As `computeAll` returns it. Valid until the next change of the slots. */
  get(source: OrderSource): Uint16Array;
}

interface Entry {
  orders: Uint16Array;
  version: number;
}

/** Cached orders of all job seekers together; each takes 2 bytes. */
const maxCachedOrders = 8_000_000;

/** What an entry takes beyond its orders, in orders: mostly its key. */
const entryOrders = 2000;

/**
 * Keyed by the content of the offers, so that a changed profile never gets the orders of the previous one. Changed slots
 * are computed again. Above the limit, the orders not used for the longest time are removed.
 */
export function createOrderCache(maxOrders = maxCachedOrders): OrderCache {
  const entries = new Map<string, Entry>();
  let total = 0;
  const remove = (key: string, entry: Entry): void => {
    entries.delete(key);
    total -= getSize(entry);
  };
  return {
    get(source) {
      const key = JSON.stringify([source.tenantId, source.offers]);
      const cached = entries.get(key);
      if (cached) remove(key, cached);
      const entry = updateEntry(source, cached);
      // A map keeps the order of insertion.
      entries.set(key, entry);
      total += getSize(entry);
      for (const [oldest, each] of entries) {
        if (total <= maxOrders || oldest === key) break;
        remove(oldest, each);
      }
      return entry.orders;
    },
  };
}

function getSize({ orders }: Entry): number {
  return orders.length + entryOrders;
}

function updateEntry(source: OrderSource, cached: Entry | undefined): Entry {
  const version = source.changes.version();
  const changed = cached && source.changes.changedSince(cached.version);
  if (!cached || !changed) return { orders: source.computeAll(), version };
  let { orders } = cached;
  for (const slot of changed) {
    orders = growColumn(orders, newUint16Array, slot + 1);
    orders[slot] = source.computeOne(slot);
  }
  return { orders, version };
}
