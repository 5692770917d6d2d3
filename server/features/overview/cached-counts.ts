import type { OverviewCounts } from '#domain/features/overview/contract.ts';
import type { Services } from '#server/context.ts';
import { cacheBriefly } from '#server/lib/cache-briefly.ts';

interface Counted {
  readonly counts: OverviewCounts;
  /** The number of rows that were read. */
  readonly rowCount: number;
}

/** From this many rows on, counting takes long enough to be noticed by others. */
const minCachedRows = 10_000;
const maxAgeMs = 30_000;
const maxEntries = 1000;

const caches = new WeakMap<Services['database'], Map<string, () => Promise<Counted>>>();

/**
 * The counts of a reader: always exact for few rows; for many, at most thirty seconds old, and counted once for all callers at
 * the same time.
 */
export async function readCachedCounts(
  { database }: Services,
  reader: string,
  count: () => Promise<Counted>,
): Promise<OverviewCounts> {
  const cache = caches.get(database) ?? new Map<string, () => Promise<Counted>>();
  caches.set(database, cache);
  const cached = cache.get(reader);
  if (cached) {
    const { counts, rowCount } = await cached();
    if (rowCount < minCachedRows) cache.delete(reader);
    return counts;
  }
  const { counts, rowCount } = await count();
  if (rowCount < minCachedRows) return counts;
  if (cache.size >= maxEntries) cache.clear();
  cache.set(reader, cacheBriefly(maxAgeMs, count));
  return counts;
}
