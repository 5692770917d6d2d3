import type { QueryLookups } from '#domain/features/jobs/query/read-query.ts';
import { normalizeTerm } from '#domain/features/matching/normalize-term.ts';
import type { Taxonomy } from '#domain/features/matching/taxonomy.ts';
import type { FoundTerm } from '#domain/features/matching/terms.ts';
import type { Context } from '#server/context.ts';
import type { FoundLocation } from '#server/reference/location.ts';
import type { TenantCatalog } from '#server/search/jobs/catalog.ts';
import { listNames } from './term-names.ts';

/** Where the words of a search are looked up. */
export function createQueryLookups(
  { taxonomy, locations }: Pick<Context, 'taxonomy' | 'locations'>,
  { titles, employers }: Pick<TenantCatalog, 'titles' | 'employers'>,
): QueryLookups<FoundLocation> {
  return {
    term: (kind, words) => nameTerm(taxonomy, taxonomy.find(kind, words), words),
    jobTitle: titles.find,
    employer: employers.find,
    place: (words) => {
      const location = locations.findInWords(words) ?? (CANADIAN_AREA.test(words) ? locations.find(words) : undefined);
      return location && { label: location.name, location };
    },
  };
}

/** The first half of a Canadian postal code, in capitals. */
const CANADIAN_AREA = /^[A-Z]\d[A-Z]$/;

/** A title is shown as typed, "Data Analyst", not as the occupation it belongs to. A skill is shown by its full name. */
function nameTerm(taxonomy: Taxonomy, term: FoundTerm | undefined, words: string) {
  if (term?.kind !== 'title') return term;
  const key = normalizeTerm(words);
  const label = listNames(taxonomy, 'title', term.id).find((spelling) => normalizeTerm(spelling) === key);
  return { id: term.id, label: label ?? term.label };
}
