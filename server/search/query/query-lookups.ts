import type { QueryLookups, QueryTerm } from '#domain/features/jobs/search/query/read-query.ts';
import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import type { Taxonomy } from '#domain/features/matching/taxonomy/taxonomy.ts';
import type { FoundTerm } from '#domain/features/matching/taxonomy/terms.ts';
import type { Context } from '#server/context.ts';
import type { FoundLocation } from '#server/reference/location.ts';
import type { TenantCatalog } from '#server/search/jobs/catalog.ts';
import { findByInitials } from './employer-initials.ts';

/** Where the words of a search are looked up. */
export function createQueryLookups(
  { taxonomy, locations }: Pick<Context, 'taxonomy' | 'locations'>,
  { titles, employers }: Pick<TenantCatalog, 'titles' | 'employers'>,
): QueryLookups<FoundLocation> {
  return {
    term: (kind, words) =>
      kind === 'title' && isCertificationCode(taxonomy, words)
        ? undefined
        : nameTerm(taxonomy, taxonomy.find(kind, words), words),
    joinedSkill: (words) => findJoinedSkill(taxonomy, words),
    wholePlace: (words) => nameLocation(locations.find(words)),
    jobTitle: titles.find,
    employer: (words) => employers.find(words) ?? findByInitials(employers, words),
    place: (words) =>
      nameLocation(locations.findInWords(words) ?? (CANADIAN_AREA.test(words) ? locations.find(words) : undefined)),
  };
}

/** "CPA" and "CFA" are certifications, though accountants have them; "RN" and "EMT" are the initials of their title. */
function isCertificationCode(taxonomy: Taxonomy, words: string): boolean {
  const key = normalizeTerm(words);
  if (key.length > maxCodeLength || key.includes(' ')) return false;
  if (!taxonomy.spellings('certification').indexByKey.has(key)) return false;
  const label = taxonomy.find('title', words)?.label ?? '';
  const initials = normalizeTerm(label)
    .split(' ')
    .map((word) => word[0])
    .join('');
  return initials !== key;
}

const maxCodeLength = 5;

/** "my sql" is MySQL, though "my" has no meaning and "sql" is a skill. */
function findJoinedSkill(taxonomy: Taxonomy, words: string): QueryTerm | undefined {
  const { indexByKey, terms, ambiguous } = taxonomy.spellings('skill');
  const joined = words.replace(' ', '');
  if (ambiguous.has(joined) || joined.length < minJoined) return undefined;
  const term = terms[indexByKey.get(joined) ?? -1];
  return term && { id: term.id, label: term.label };
}

/** Letters. Shorter words are joined by chance: "in c". */
const minJoined = 5;

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
  if (term.kind === 'certification') return index === undefined || isSkillLabel(taxonomy, key) ? undefined : term;
  return { id: term.id, label: originals[index ?? -1] ?? term.label };
}

/** "SAP" is the software, not a certification with these initials. */
function isSkillLabel(taxonomy: Taxonomy, key: string): boolean {
  return normalizeTerm(taxonomy.find('skill', key)?.label ?? '') === key;
}

const CERTIFIED = / (?:certified|certification|certificate|license)$/;
