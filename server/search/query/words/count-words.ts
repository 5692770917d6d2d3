import { readQuery } from '#domain/features/jobs/search/query/read-query.ts';
import type { CappedCount } from '#domain/features/jobs/search/search.ts';
import { radiusLimits } from '#domain/features/jobs/search/search-choices.ts';
import { capCount, maxCount } from '#domain/lib/capped-count.ts';
import type { Context } from '#server/context.ts';
import type { TenantCatalog } from '#server/search/jobs/catalog.ts';
import { createSnapshotCache } from '#server/search/jobs/snapshot-cache.ts';
import { buildClause } from '#server/search/query/clauses.ts';
import { mergeIntoAll } from '#server/search/query/order/found-by-all.ts';
import { isNameRule } from '#server/search/query/order/name-tiers.ts';
import { findJobTiers } from '#server/search/query/order/tier-queries.ts';
import { createQueryLookups } from '#server/search/query/query-lookups.ts';
import { findNamed } from '#server/search/query/query-matches.ts';
import { understandWords } from '#server/search/query/understand.ts';

const countCache = createSnapshotCache<string, CappedCount>(20_000);

/** The number of jobs that a search for the words finds. Stops at the limit, so that common words are counted fast. */
export async function countWords(ctx: Context, catalog: TenantCatalog, words: string): Promise<CappedCount> {
  const columns = catalog.columns();
  const cached = countCache(columns).get(words);
  if (cached) return cached;
  const count = (await countOnePart(ctx, catalog, words)) || (await countAll(ctx, catalog, words));
  const total = capCount(count);
  if (catalog.columns() === columns) countCache(columns).set(words, total);
  return total;
}

async function countAll(ctx: Context, catalog: TenantCatalog, words: string): Promise<number> {
  return (await understandWords(ctx, catalog, { words }))?.matches.byDate.length ?? 0;
}

/** The count of a query of one part; 0 if it has several, or finds nothing as it is. */
async function countOnePart(ctx: Context, catalog: TenantCatalog, words: string): Promise<number> {
  const [part, ...others] = readQuery(words, [], createQueryLookups(ctx, catalog)).parts;
  if (!part || others.length > 0) return 0;
  const options = { radiusKm: radiusLimits.default, currency: 'USD' };
  const clause = buildClause(part, { ...options, taxonomy: ctx.taxonomy, titleWords: catalog.titles.words() });
  if (clause.test || clause.isExcluded || clause.rules.length === 0) return 0;
  const tiers = await findNamed(ctx.db, catalog, clause);
  const columns = catalog.columns();
  const named = tiers.reduce((count, tier) => count + Number(tier > 0), 0);
  const texts = clause.rules.filter((rule) => !isNameRule(rule));
  const quick = texts.filter(({ isForFew }) => !isForFew);
  // A rule for few jobs finds none that the others don't, unless it is the only one.
  const rules = mergeIntoAll(quick.length > 0 ? quick : texts);
  if (named > maxCount || rules.length === 0) return named;
  const found = await findJobTiers(ctx.db, ctx.tenant.id, rules, { limit: maxCount + 1 });
  const isOnlyMentioned = (row: number | undefined) => row !== undefined && !tiers[row];
  return named + found.filter(({ id }) => isOnlyMentioned(columns.rowOf(id))).length;
}
