import type { QueryLookups } from '#domain/features/jobs/query/read-query.ts';
import { normalizeTerm } from '#domain/features/matching/normalize-term.ts';
import type { Taxonomy } from '#domain/features/matching/taxonomy.ts';
import type { FoundTerm } from '#domain/features/matching/terms.ts';
import type { Context } from '#server/context.ts';
import type { FoundLocation } from '#server/reference/location.ts';
import type { TenantCatalog } from '#server/search/jobs/catalog.ts';

/** Where the words of a search are looked up. */
export function createQueryLookups(
  { taxonomy, locations }: Pick<Context, 'taxonomy' | 'locations'>,
  { titles, employers }: Pick<TenantCatalog, 'titles' | 'employers'>,
): QueryLookups<FoundLocation> {
  return {
    term: (kind, words) => nameTerm(taxonomy, taxonomy.find(kind, words), words),
    wholePlace: (words) => nameLocation(locations.find(words)),
    jobTitle: titles.find,
    employer: employers.find,
    place: (words) =>
      nameLocation(locations.findInWords(words) ?? (CANADIAN_AREA.test(words) ? locations.find(words) : undefined)),
  };
}

/** The first half of a Canadian postal code, in capitals. */
const CANADIAN_AREA = /^[A-Z]\d[A-Z]$/;

function nameLocation(location: FoundLocation | undefined) {
  return location && { label: location.name, location };
}

/**
 * A title is shown as typed, "Data Analyst", not as the occupation it belongs to. A certification must be named: "teacher"
 * is not "Teacher Certification".
 */
function nameTerm(taxonomy: Taxonomy, term: FoundTerm | undefined, words: string) {
  if (!term || term.kind === 'skill') return term;
  const { originals, terms, indexByKey } = taxonomy.spellings(term.kind);
  const key = normalizeTerm(words);
  const keys = term.kind === 'title' ? [key] : [key, key.replace(CERTIFIED, '')];
  const index = keys.map((each) => indexByKey.get(each) ?? -1).find((each) => terms[each]?.id === term.id);
  if (term.kind === 'certification') return index === undefined ? undefined : term;
  return { id: term.id, label: originals[index ?? -1] ?? term.label };
}

const CERTIFIED = / (?:certified|certification|certificate|license)$/;
