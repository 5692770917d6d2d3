import type { OverviewCounts } from '#domain/features/overview/contract.ts';
import type { Services } from '#server/context.ts';

interface Counted {
  readonly counts: OverviewCounts;
  /** The number of rows that were read. */
  readonly rowCount: number;
}

interface CachedCount {
  readonly result: Promise<Counted>;
  /** By `performance.now()`; undefined while the rows are counted. */
  expiresAt: number | undefined;
}

/** From this many rows on, counting takes long enough to be noticed by others. */
const minCachedRows = 10_000;
const maxAgeMs = 30_000;
const maxEntries = 1000;

const caches = new WeakMap<Services['database'], Map<string, CachedCount>>();

/**
 * The counts of a reader, counted once for all who ask at the same time. They are exact for few rows, and at most thirty
 * seconds old for many.
 */
export async function readCachedCounts(
  { database }: Services,
  reader: string,
  count: () => Promise<Counted>,
): Promise<OverviewCounts> {
  const cache = caches.get(database) ?? new Map<string, CachedCount>();
  caches.set(database, cache);
  const cached = cache.get(reader);
  const isFresh = cached && (cached.expiresAt === undefined || cached.expiresAt > performance.now());
  return (await (isFresh ? cached.result : startCount(cache, reader, count))).counts;
}

function startCount(cache: Map<string, CachedCount>, reader: string, count: () => Promise<Counted>): Promise<Counted> {
  const entry: CachedCount = { result: count(), expiresAt: undefined };
  if (cache.size >= maxEntries) cache.clear();
  cache.set(reader, entry);
  const forget = () => cache.get(reader) === entry && cache.delete(reader);
  entry.result.then(({ rowCount }) => {
    if (rowCount < minCachedRows) forget();
    else entry.expiresAt = performance.now() + maxAgeMs;
  }, forget);
  return entry.result;
}
