import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import type { Context } from '#server/context.ts';
import type { TenantCatalog } from '#server/search/jobs/catalog.ts';
import { buildClause } from '#server/search/query/clauses.ts';
import { matchClauses } from '#server/search/query/query-matches.ts';

/** Rows of jobs with the same title, another name of it, or a title of a related occupation, best first. */
export async function findSimilarTitles(ctx: Context, catalog: TenantCatalog, title: string): Promise<Int32Array> {
  const term = ctx.taxonomy.find('title', title)?.id;
  const part = { kind: 'title', start: 0, end: title.length, text: title, key: normalizeTerm(title) } as const;
  const clause = buildClause(
    { ...part, label: title, value: title, ...(term !== undefined && { term }) },
    { taxonomy: ctx.taxonomy, titleWords: catalog.titles.words(), radiusKm: 0, currency: '' },
  );
  return (await matchClauses(ctx.db, catalog, ctx.tenant.id, [clause], enoughSimilar)).byRank;
}

/** More than a job page shows. */
const enoughSimilar = 20;
