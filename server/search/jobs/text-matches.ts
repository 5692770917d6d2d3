import type { Db } from '#server/db/db.ts';
import type { TenantCatalog } from './catalog.ts';
import type { JobColumns } from './job-columns.ts';
import { findTextMatchRanks } from './search-queries.ts';

/** The jobs that match a text query, as rows of the catalog's columns. */
export interface TextMatches {
  /** Newest first. */
  readonly byDate: Int32Array;
  /** Best rank first, then newest first. */
  readonly byRank: Int32Array;
  /** By row; 0 if only the long text matches. */
  rankAt(row: number): number;
}

interface CachedMatches {
  /** Rank by job. */
  readonly ranks: Map<number, number>;
  version: number;
  view: { readonly columns: JobColumns; readonly matches: TextMatches } | undefined;
}

/** Cached matches of all queries of a tenant together. */
const maxCachedMatches = 1_000_000;

interface CacheEntry {
  readonly matches: Promise<CachedMatches>;
  matchCount: number;
}

const caches = new WeakMap<TenantCatalog, Map<string, CacheEntry>>();

/** Queries the database once per text and caches the matches. Later calls only query the jobs that changed since. */
export async function findTextMatches(
  db: Db,
  catalog: TenantCatalog,
  tenantId: number,
  query: string,
): Promise<TextMatches> {
  const cache = caches.get(catalog) ?? new Map<string, CacheEntry>();
  caches.set(catalog, cache);
  const key = query.toLowerCase();
  const previous = cache.get(key);
  const matches = previous
    ? previous.matches.then((cached) => refresh(db, catalog, tenantId, query, cached))
    : load(db, catalog, tenantId, query);
  const entry = { matches, matchCount: previous?.matchCount ?? 0 };
  // LRU: re-insert to mark as most recent.
  cache.delete(key);
  cache.set(key, entry);
  try {
    const cached = await matches;
    entry.matchCount = cached.ranks.size;
    evict(cache);
    return buildMatches(catalog.columns(), cached);
  } catch (error) {
    cache.delete(key);
    throw error;
  }
}

async function load(db: Db, catalog: TenantCatalog, tenantId: number, query: string): Promise<CachedMatches> {
  const { version } = catalog;
  const matches = await findTextMatchRanks(db, tenantId, query);
  return { ranks: new Map(matches.map(({ id, rank }) => [id, rank])), version, view: undefined };
}

async function refresh(
  db: Db,
  catalog: TenantCatalog,
  tenantId: number,
  query: string,
  cached: CachedMatches,
): Promise<CachedMatches> {
  const { version } = catalog;
  const changed = catalog.changedSince(cached.version);
  if (!changed) return load(db, catalog, tenantId, query);
  if (changed.size === 0) return cached;
  const matches = await findTextMatchRanks(db, tenantId, query, [...changed]);
  for (const id of changed) cached.ranks.delete(id);
  for (const { id, rank } of matches) cached.ranks.set(id, rank);
  cached.version = version;
  cached.view = undefined;
  return cached;
}

function buildMatches(columns: JobColumns, cached: CachedMatches): TextMatches {
  if (cached.view?.columns === columns) return cached.view.matches;
  const ranks = new Map<number, number>();
  const rows: number[] = [];
  for (const [id, rank] of cached.ranks) {
    const row = columns.rowOf(id);
    if (row === undefined) continue;
    rows.push(row);
    if (rank > 0) ranks.set(row, rank);
  }
  const byDate = Int32Array.from(rows).sort();
  const rankAt = (row: number): number => ranks.get(row) ?? 0;
  const ranked = byDate.filter((row) => ranks.has(row)).sort((a, b) => rankAt(b) - rankAt(a) || a - b);
  const byRank = new Int32Array(byDate.length);
  byRank.set(ranked);
  byRank.set(
    byDate.filter((row) => !ranks.has(row)),
    ranked.length,
  );
  const matches = { byDate, byRank, rankAt };
  cached.view = { columns, matches };
  return matches;
}

/** Removes the least recently used entries above the limit. */
function evict(cache: Map<string, CacheEntry>): void {
  let total = 0;
  for (const [key, { matchCount }] of [...cache].reverse()) {
    total += matchCount;
    if (total > maxCachedMatches) cache.delete(key);
  }
}
