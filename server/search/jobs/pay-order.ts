import { type PayCurrency, payCurrencies } from '#domain/features/jobs/search/search-choices.ts';
import { getCurrencyCode, type JobColumns } from './job-columns.ts';
import { createSnapshotCache } from './snapshot-cache.ts';

const orderCache = createSnapshotCache<PayCurrency, Int32Array>(payCurrencies.length);

/**
 * Rows by yearly pay in one currency, highest first, then newest first. Jobs with another currency or without pay come
 * last: amounts are never converted.
 */
export function sortByPay(columns: JobColumns, currency: PayCurrency, rows: Int32Array): Int32Array {
  if (rows !== columns.allRows) return sortRows(columns, currency, rows);
  const cache = orderCache(columns);
  const cached = cache.get(currency);
  if (cached) return cached;
  const order = sortRows(columns, currency, rows);
  cache.set(currency, order);
  return order;
}

/** Yearly pay in the currency; -1 if unknown or in another currency. */
export function getPayAt({ yearlyPay, payCurrency }: JobColumns, currency: PayCurrency, row: number): number {
  const pay = yearlyPay[row] ?? Number.NaN;
  return Number.isNaN(pay) || payCurrency[row] !== getCurrencyCode(currency) ? -1 : pay;
}

function sortRows(columns: JobColumns, currency: PayCurrency, rows: Int32Array): Int32Array {
  return rows.toSorted((a, b) => getPayAt(columns, currency, b) - getPayAt(columns, currency, a) || a - b);
}
