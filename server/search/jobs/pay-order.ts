import { type PayCurrency, payCurrencies } from '#domain/features/jobs/search-choices.ts';
import type { JobColumns } from './job-columns.ts';
import { createSnapshotCache } from './snapshot-cache.ts';

const remembered = createSnapshotCache<PayCurrency, Int32Array>(payCurrencies.length);

/**
 * Places by yearly pay in one currency, the most first; of one pay, the newest first. Pay in another currency, and none,
 * come last: amounts are never converted.
 */
export function sortByPay(columns: JobColumns, currency: PayCurrency, among: Int32Array): Int32Array {
  if (among !== columns.places) return sorted(columns, currency, among);
  const orders = remembered(columns);
  const before = orders.get(currency);
  if (before) return before;
  const order = sorted(columns, currency, among);
  orders.set(currency, order);
  return order;
}

/** Below 0 where there is none to compare. */
export function getPayAt({ jobs }: JobColumns, currency: PayCurrency, place: number): number {
  const pay = jobs[place]?.pay;
  return pay?.currency === currency ? pay.yearly : -1;
}

function sorted(columns: JobColumns, currency: PayCurrency, places: Int32Array): Int32Array {
  return places.toSorted((a, b) => getPayAt(columns, currency, b) - getPayAt(columns, currency, a) || a - b);
}
