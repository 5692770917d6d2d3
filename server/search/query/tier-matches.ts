import type { Db } from '#server/db/db.ts';
import type { TenantCatalog } from '#server/search/jobs/catalog.ts';
import { findJobTiers } from './tier-queries.ts';
import type { TierRule } from './tier-rule.ts';

/** The tier of each job that meets the rules, by id. */
export type JobTiers = ReadonlyMap<number, number>;

interface CachedTiers {
  readonly tiers: Map<number, number>;
  version: number;
}

/** Cached matches of all rules of a tenant together. */
const maxCachedMatches = 1_000_000;

interface CacheEntry {
  readonly matches: Promise<CachedTiers>;
  matchCount: number;
}

const caches = new WeakMap<TenantCatalog, Map<string, CacheEntry>>();

/** Queries the database once per set of rules and caches the jobs. Later calls only query the jobs that changed since. */
export async function findTierMatches(
  db: Db,
  catalog: TenantCatalog,
  tenantId: number,
  rules: readonly TierRule[],
): Promise<JobTiers> {
  const cache = caches.get(catalog) ?? new Map<string, CacheEntry>();
  caches.set(catalog, cache);
  const key = JSON.stringify(rules);
  const previous = cache.get(key);
  const matches = previous
    ? previous.matches.then((cached) => refresh(db, catalog, tenantId, rules, cached))
    : load(db, catalog, tenantId, rules);
  const entry = { matches, matchCount: previous?.matchCount ?? 0 };
  // LRU: re-insert to mark as most recent.
  cache.delete(key);
  cache.set(key, entry);
  try {
    const { tiers } = await matches;
    entry.matchCount = tiers.size;
    evict(cache);
    return tiers;
  } catch (error) {
    cache.delete(key);
    throw error;
  }
}

async function load(
  db: Db,
  catalog: TenantCatalog,
  tenantId: number,
  rules: readonly TierRule[],
): Promise<CachedTiers> {
  const { version } = catalog;
  const found = await findJobTiers(db, tenantId, rules);
  return { tiers: new Map(found.map(({ id, tier }) => [id, tier])), version };
}

async function refresh(
  db: Db,
  catalog: TenantCatalog,
  tenantId: number,
  rules: readonly TierRule[],
  cached: CachedTiers,
): Promise<CachedTiers> {
  const { version } = catalog;
  const changed = catalog.changedSince(cached.version);
  if (!changed) return load(db, catalog, tenantId, rules);
  if (changed.size === 0) return cached;
  const found = await findJobTiers(db, tenantId, rules, { ids: [...changed] });
  for (const id of changed) cached.tiers.delete(id);
  for (const { id, tier } of found) cached.tiers.set(id, tier);
  cached.version = version;
  return cached;
}

/** Removes the least recently used entries above the limit. */
function evict(cache: Map<string, CacheEntry>): void {
  let total = 0;
  for (const [key, { matchCount }] of [...cache].reverse()) {
    total += matchCount;
    if (total > maxCachedMatches) cache.delete(key);
  }
}
