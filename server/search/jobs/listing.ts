import type { CappedCount, JobSort } from '#domain/features/jobs/search/search.ts';
import { capCount } from '#domain/lib/capped-count.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import type { QueryMatches } from '#server/search/query/query-matches.ts';
import { type UnderstoodQuery, understandWords } from '#server/search/query/understand.ts';
import type { TenantCatalog } from './catalog.ts';
import { buildTests, filterRows } from './filter.ts';
import type { JobColumns } from './job-columns.ts';
import { getPayAt, sortByPay } from './pay-order.ts';
import type { ResolvedFilter } from './resolve-filter.ts';

/** The result of a search in the catalog. */
export interface Listing {
  readonly columns: JobColumns;
  /** Row indexes of the columns, in the requested order. */
  readonly rows: Int32Array;
  /** The sort key before the date; higher keys come first. */
  readonly sortKeyAt: (row: number) => number;
  /** What the words mean; null without words. */
  readonly understood: UnderstoodQuery | null;
}

/** How long a search waits for the in-memory data right after a start. */
export const maxWaitMs = 5000;

/** What reading a tenant's catalog needs of a context. */
export type CatalogContext = Pick<Context, 'catalog'> & { readonly tenant: Pick<Context['tenant'], 'id'> };

/** The active jobs of the caller's tenant. */
export async function getTenantCatalog(ctx: CatalogContext): Promise<TenantCatalog> {
  const catalog = (await ctx.catalog.ready(maxWaitMs)) ?? refuse('unavailable', { retryAfter: 2 });
  return catalog.forTenant(ctx.tenant.id);
}

export async function listJobs(ctx: Context, filter: ResolvedFilter, sort: JobSort): Promise<Listing> {
  const catalog = await getTenantCatalog(ctx);
  const understood = await understandWords(ctx, catalog, filter);
  const columns = understood?.matches.columns ?? catalog.columns();
  const { ordered, sortKeyAt } = orderRows(columns, filter, sort, understood?.matches);
  return { columns, rows: filterRows(ordered, buildTests(columns, filter, catalog.facets)), sortKeyAt, understood };
}

interface Order {
  readonly ordered: Int32Array;
  readonly sortKeyAt: (row: number) => number;
}

function orderRows(
  columns: JobColumns,
  { currency }: ResolvedFilter,
  sort: JobSort,
  matches: QueryMatches | undefined,
): Order {
  if (sort === 'relevance' && matches) return { ordered: matches.byRank, sortKeyAt: matches.rankAt };
  const rows = matches?.byDate ?? columns.allRows;
  if (sort !== 'pay') return { ordered: rows, sortKeyAt: () => 0 };
  return {
    ordered: sortByPay(columns, currency, rows),
    sortKeyAt: (row) => getPayAt(columns, currency, row),
  };
}

export function countListed({ rows }: Listing): CappedCount {
  return capCount(rows.length);
}

export function getIds({ ids }: JobColumns, rows: Int32Array): number[] {
  return Array.from(rows, (row) => ids[row] ?? 0);
}
