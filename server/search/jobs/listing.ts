import { type CappedCount, type JobSort, maxCount } from '#domain/features/jobs/search.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import type { TenantCatalog } from './catalog.ts';
import { buildTests, filterRows } from './filter.ts';
import type { JobColumns } from './job-columns.ts';
import { getPayAt, sortByPay } from './pay-order.ts';
import type { ResolvedFilter } from './resolve-filter.ts';
import { findTextMatches, type TextMatches } from './text-matches.ts';

/** The result of a search in the catalog. */
export interface Listing {
  readonly columns: JobColumns;
  /** Row indexes of the columns, in the requested order. */
  readonly rows: Int32Array;
  /** The sort key before the date; higher keys come first. */
  readonly sortKeyAt: (row: number) => number;
}

/** How long a search waits for the in-memory data right after a start. */
export const maxWaitMs = 5000;

/** The active jobs of the caller's tenant. */
export async function getTenantCatalog(ctx: Context): Promise<TenantCatalog> {
  const catalog = (await ctx.catalog.ready(maxWaitMs)) ?? refuse('unavailable', { retryAfter: 2 });
  return catalog.forTenant(ctx.tenant.id);
}

export async function listJobs(ctx: Context, filter: ResolvedFilter, sort: JobSort): Promise<Listing> {
  const catalog = await getTenantCatalog(ctx);
  const textMatches = await matchText(ctx, catalog, filter);
  const columns = catalog.columns();
  const { ordered, sortKeyAt } = orderRows(columns, filter, sort, textMatches);
  return { columns, rows: filterRows(ordered, buildTests(columns, filter, catalog.facets)), sortKeyAt };
}

/** The matches of the filter's text query; null without one. */
export async function matchText(
  ctx: Context,
  catalog: TenantCatalog,
  { words }: ResolvedFilter,
): Promise<TextMatches | null> {
  return words ? findTextMatches(ctx.db, catalog, ctx.tenant.id, words) : null;
}

interface Order {
  readonly ordered: Int32Array;
  readonly sortKeyAt: (row: number) => number;
}

function orderRows(
  columns: JobColumns,
  { currency }: ResolvedFilter,
  sort: JobSort,
  textMatches: TextMatches | null,
): Order {
  if (sort === 'relevance' && textMatches) return { ordered: textMatches.byRank, sortKeyAt: textMatches.rankAt };
  const rows = textMatches?.byDate ?? columns.allRows;
  if (sort !== 'pay') return { ordered: rows, sortKeyAt: () => 0 };
  return {
    ordered: sortByPay(columns, currency, rows),
    sortKeyAt: (row) => getPayAt(columns, currency, row),
  };
}

export function countListed({ rows }: Listing): CappedCount {
  return { count: Math.min(rows.length, maxCount), capped: rows.length > maxCount };
}

export function getIds({ ids }: JobColumns, rows: Int32Array): number[] {
  return Array.from(rows, (row) => ids[row] ?? 0);
}
