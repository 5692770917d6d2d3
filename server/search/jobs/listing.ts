import { type CappedCount, type JobSort, maxCount } from '#domain/features/jobs/search.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import type { TenantCatalog } from './catalog.ts';
import { buildTests, filterRows } from './filter.ts';
import type { JobColumns } from './job-columns.ts';
import { getPayAt, sortByPay } from './pay-order.ts';
import type { ResolvedFilter } from './resolve-filter.ts';
import { findTextMatches, type TextMatches } from './text-matches.ts';

/** What a search finds in the catalogue. */
export interface Listing {
  readonly columns: JobColumns;
  /** Places in the columns, in the order asked for. */
  readonly places: Int32Array;
  /** What the order goes by, before the date: greater comes first. */
  readonly sortKeyAt: (place: number) => number;
}

/** Milliseconds that a search waits for what a product that has just started keeps in memory. */
export const maxWaitMs = 5000;

/** The active jobs of the caller's tenant. */
export async function getTenantCatalog(ctx: Context): Promise<TenantCatalog> {
  const catalogue = (await ctx.catalog.ready(maxWaitMs)) ?? refuse('unavailable', { retryAfter: 2 });
  return catalogue.forTenant(ctx.tenant.id);
}

export async function listJobs(ctx: Context, filter: ResolvedFilter, sort: JobSort): Promise<Listing> {
  const shelf = await getTenantCatalog(ctx);
  const words = await findListedText(ctx, shelf, filter);
  const columns = shelf.columns();
  const { ordered, keyAt } = orderOf(columns, filter, sort, words);
  return { columns, places: filterRows(ordered, buildTests(columns, filter)), sortKeyAt: keyAt };
}

/** The jobs that have the words asked for; null where none are. */
export async function findListedText(
  ctx: Context,
  shelf: TenantCatalog,
  { words }: ResolvedFilter,
): Promise<TextMatches | null> {
  return words ? findTextMatches(ctx.db, shelf, ctx.tenant.id, words) : null;
}

interface Order {
  readonly ordered: Int32Array;
  readonly keyAt: (place: number) => number;
}

function orderOf(columns: JobColumns, { currency }: ResolvedFilter, sort: JobSort, words: TextMatches | null): Order {
  if (sort === 'relevance' && words) return { ordered: words.byRank, keyAt: words.rankAt };
  const among = words?.byDate ?? columns.places;
  if (sort !== 'pay') return { ordered: among, keyAt: () => 0 };
  return {
    ordered: sortByPay(columns, currency, among),
    keyAt: (place) => getPayAt(columns, currency, place),
  };
}

export function countListed({ places }: Listing): CappedCount {
  return { count: Math.min(places.length, maxCount), capped: places.length > maxCount };
}

export function getIds({ ids }: JobColumns, places: Int32Array): number[] {
  return Array.from(places, (place) => ids[place] ?? 0);
}
