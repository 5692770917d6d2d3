import type { Db } from '#server/db/db.ts';
import type { TenantCatalog } from '#server/search/jobs/catalog.ts';
import { findJobTiers } from './tier-queries.ts';
import type { TierRule } from './tier-rule.ts';

/** The jobs that meet the rules, each with its tier, in no order. */
export interface JobTiers {
  readonly ids: Float64Array;
  readonly tiers: Uint8Array;
}

export const noTiers: JobTiers = { ids: new Float64Array(0), tiers: new Uint8Array(0) };

interface CachedTiers {
  readonly found: JobTiers;
  readonly version: number;
}

/** Cached matches of all rules of a tenant together; each takes 9 bytes. */
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
    const { found } = await matches;
    entry.matchCount = found.ids.length;
    evict(cache);
    return found;
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
  const version = catalog.changes.version();
  const found = await findJobTiers(db, tenantId, rules);
  return { found: toColumns(found), version };
}

async function refresh(
  db: Db,
  catalog: TenantCatalog,
  tenantId: number,
  rules: readonly TierRule[],
  cached: CachedTiers,
): Promise<CachedTiers> {
  const version = catalog.changes.version();
  const changed = catalog.changes.changedSince(cached.version);
  if (!changed) return load(db, catalog, tenantId, rules);
  if (changed.size === 0) return cached;
  const found = await findJobTiers(db, tenantId, rules, { ids: [...changed] });
  return { found: toColumns([...listUnchanged(cached.found, changed), ...found]), version };
}

interface JobTier {
  readonly id: number;
  readonly tier: number;
}

function listUnchanged({ ids, tiers }: JobTiers, changed: ReadonlySet<number>): JobTier[] {
  return Array.from(ids, (id, index) => ({ id, tier: tiers[index] ?? 0 })).filter(({ id }) => !changed.has(id));
}

function toColumns(found: readonly JobTier[]): JobTiers {
  return { ids: Float64Array.from(found, ({ id }) => id), tiers: Uint8Array.from(found, ({ tier }) => tier) };
}

/** Removes the least recently used entries above the limit. */
function evict(cache: Map<string, CacheEntry>): void {
  let total = 0;
  for (const [key, { matchCount }] of [...cache].reverse()) {
    total += matchCount;
    if (total > maxCachedMatches) cache.delete(key);
  }
}
