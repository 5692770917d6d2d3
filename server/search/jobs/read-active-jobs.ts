import type { Context } from '#server/context.ts';
import { type CatalogContext, getTenantCatalog } from './listing.ts';
import { type FoundJob, findJobsByIds } from './search-queries.ts';

/**
 * The active jobs of these ids, in their order: cached rows, and the others from the database. Rows of a replica are not
 * cached: they may be older than the change that removed them from the cache.
 */
export async function readActiveJobs(
  ctx: CatalogContext & Pick<Context, 'readDb' | 'database'>,
  ids: readonly number[],
): Promise<FoundJob[]> {
  const catalog = await getTenantCatalog(ctx);
  const { resultRows, changes } = catalog;
  const version = changes.version();
  const cached = new Map(ids.flatMap((id) => resultRows.get(id) ?? []).map((row) => [row.id, row]));
  const missing = ids.filter((id) => !cached.has(id));
  if (missing.length === 0) return ids.flatMap((id) => cached.get(id) ?? []);
  const found = await findJobsByIds(ctx.readDb, ctx.tenant.id, missing);
  // A job that changed while it was read may be the previous row.
  const changed = ctx.database.hasReplica ? null : changes.changedSince(version);
  for (const row of found) if (changed && !changed.has(row.id)) resultRows.set(row);
  const read = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => cached.get(id) ?? read.get(id) ?? []);
}
