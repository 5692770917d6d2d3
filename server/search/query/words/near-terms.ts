import type { ReadQuery } from '#domain/features/jobs/search/query/read-query.ts';
import type { Taxonomy } from '#domain/features/matching/taxonomy/taxonomy.ts';
import type { TenantCatalog } from '#server/search/jobs/catalog.ts';

/** The query with a skill or title that no job has replaced by the closest related one that jobs have. */
export function suggestNear(
  taxonomy: Taxonomy,
  { skillCount, titles }: TenantCatalog,
  { query, parts }: ReadQuery<unknown>,
): string | undefined {
  for (const { kind, term, start, end } of parts) {
    if (term === undefined || (kind !== 'skill' && kind !== 'title')) continue;
    const labels = taxonomy.related(term).flatMap(({ id }) => {
      const label = taxonomy.label(id) ?? '';
      const isInUse = kind === 'skill' ? skillCount(id) > 0 : titles.find(label) !== undefined;
      return isInUse ? [label] : [];
    });
    if (labels[0] !== undefined) return query.slice(0, start) + labels[0] + query.slice(end);
  }
  return undefined;
}
