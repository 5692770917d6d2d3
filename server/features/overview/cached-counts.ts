import type { Services } from '#server/context.ts';

interface Counted<Counts> {
  readonly counts: Counts;
  /** The number of rows that were read. */
  readonly rowCount: number;
}

interface CachedCount<Counts> {
  readonly result: Promise<Counted<Counts>>;
  /** By `performance.now()`; undefined while the rows are counted. */
  countedAt: number | undefined;
  isRefreshing: boolean;
}

/** From this many rows on, counting takes long enough to be noticed by others. */
const minCachedRows = 10_000;
const refreshAfterMs = 30_000;
const maxAgeMs = 60_000;
const maxEntries = 1000;

/** Reads the counts of a reader through the cache. */
type ReadCachedCounts<Counts> = (
  services: Services,
  reader: string,
  count: () => Promise<Counted<Counts>>,
) => Promise<Counts>;

/**
 * The counts of a reader, counted once for all who ask at the same time. They are exact for few rows. For many, they are counted
 * every thirty seconds while someone asks, who gets the previous counts until the new ones are ready; none is older than a minute.
 */
export function createCountCache<Counts>(): ReadCachedCounts<Counts> {
  const caches = new WeakMap<Services['database'], Map<string, CachedCount<Counts>>>();
  return ({ database }, reader, count) => {
    const cache = caches.get(database) ?? new Map<string, CachedCount<Counts>>();
    caches.set(database, cache);
    return readCachedCounts(cache, reader, count);
  };
}

async function readCachedCounts<Counts>(
  cache: Map<string, CachedCount<Counts>>,
  reader: string,
  count: () => Promise<Counted<Counts>>,
): Promise<Counts> {
  const cached = cache.get(reader);
  const ageMs = performance.now() - (cached?.countedAt ?? performance.now());
  if (!cached || ageMs > maxAgeMs) return (await startCount(cache, reader, count)).counts;
  if (ageMs > refreshAfterMs && !cached.isRefreshing) {
    cached.isRefreshing = true;
    // A failed refresh removes the counts, so that the next caller reads and sees the error.
    startCount(cache, reader, count, cached).catch(() => {});
  }
  return (await cached.result).counts;
}

/** @param previous the counts that others get until the new ones are ready */
function startCount<Counts>(
  cache: Map<string, CachedCount<Counts>>,
  reader: string,
  count: () => Promise<Counted<Counts>>,
  previous?: CachedCount<Counts>,
): Promise<Counted<Counts>> {
  const entry: CachedCount<Counts> = { result: count(), countedAt: undefined, isRefreshing: false };
  if (cache.size >= maxEntries) cache.clear();
  if (!previous) cache.set(reader, entry);
  const forget = () => cache.delete(reader);
  entry.result.then(({ rowCount }) => {
    entry.countedAt = performance.now();
    if (rowCount < minCachedRows) forget();
    else cache.set(reader, entry);
  }, forget);
  return entry.result;
}
