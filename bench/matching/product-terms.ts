/** What the product stores of the sets' people and postings, through its own import and reading. */
import { buildJobDraft } from '#domain/features/imports/job-draft.ts';
import { createPostingReader } from '#domain/features/imports/read-posting.ts';
import { EDUCATION_LEVELS } from '#domain/features/matching/levels/education-level.ts';
import { listLastingPositions } from '#domain/features/matching/levels/lasting-positions.ts';
import { MANAGEMENT_LEVELS } from '#domain/features/matching/levels/management-level.ts';
import { getPersonSeniority } from '#domain/features/matching/levels/seniority.ts';
import type { JobNeeds, SeekerOffers } from '#domain/features/matching/score/parts.ts';
import { readPersonWords } from '#domain/features/matching/taxonomy/key-words.ts';
import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import { FIRST_TENANT_TERM, type TermKind } from '#domain/features/matching/taxonomy/terms.ts';
import { resolveDraft } from '#server/features/imports/job-columns.ts';
import { toPlainText } from '#server/features/imports/plain-text.ts';
import { buildNeeds } from '#server/features/matching/service.ts';
import { findOwnTitles } from '#server/features/seekers/reading/experience-titles.ts';
import { openLocations } from '#server/reference/locations.ts';
import { sharedTaxonomy } from '#server/reference/taxonomy.ts';
import { loadWordTable } from '#server/reference/words.ts';
import type { Person } from './sets.ts';

const now = new Date('2026-11-22T12:00:00Z');
const lookups = { taxonomy: sharedTaxonomy, locations: openLocations(), clock: () => now };

/** Ids of words that are not in the taxonomy, as the terms of a tenant. */
const ownTerms = new Map<string, number>();

function findOwnTerm(kind: TermKind, name: string): number {
  const key = `${kind} ${normalizeTerm(name)}`;
  const id = ownTerms.get(key) ?? FIRST_TENANT_TERM + ownTerms.size;
  ownTerms.set(key, id);
  return id;
}

function listIds(kind: TermKind, names: readonly string[]): number[] {
  return [...new Set(names.map((name) => sharedTaxonomy.find(kind, name)?.id ?? findOwnTerm(kind, name)))];
}

/** A profile as the product stores it. */
export function buildPersonOffers(person: Person): SeekerOffers {
  const positions = person.titles.map(({ title, start, end }) => ({ title, start, end: end ?? '' }));
  const levels = person.education.map(({ level }) => EDUCATION_LEVELS.indexOf(level));
  return {
    skills: listIds('skill', person.skills),
    certifications: listIds('certification', person.certifications),
    education: levels.length > 0 ? Math.max(...levels) : null,
    titles: [
      ...new Set([
        ...listIds(
          'title',
          positions.slice(0, 1).map(({ title }) => title),
        ),
        ...findOwnTitles(sharedTaxonomy, {
          positions,
          titles: positions.slice(0, 1).map(({ title }) => title),
          certifications: person.certifications,
        }),
      ]),
    ],
    industries: listIds('industry', person.industries),
    managementLevel: MANAGEMENT_LEVELS.indexOf(person.managementLevel) + 1,
    words: readPersonWords(
      {
        titles: listLastingPositions(positions).map(({ title }) => title),
        skills: person.skills,
        certifications: person.certifications,
        education: person.education.flatMap(({ degree, area }) => [degree, area ?? '']),
        industries: person.industries,
      },
      loadWordTable(),
    ),
    seniority: getPersonSeniority(positions, now),
  };
}

/** The effective needs of postings that are imported as records of one file. */
export function importNeeds(records: readonly Readonly<Record<string, unknown>>[]): JobNeeds[] {
  const fields = records.map((record) => ({ ...record }));
  const reader = createPostingReader(fields, toPlainText);
  return fields.map((record) => {
    const { posting, unused } = reader.read(record);
    const result = buildJobDraft(posting);
    if ('refused' in result) throw new Error(`A posting was refused: ${JSON.stringify(record).slice(0, 100)}`);
    return toNeeds(resolveDraft(lookups, { draft: result.draft, notes: [], unused }, true));
  });
}

/** The needs of the row, with the effective columns as the database generates them. */
function toNeeds({ columns, title }: ReturnType<typeof resolveDraft>): JobNeeds {
  const titles = 'id' in title ? [title.id] : [findOwnTerm('title', title.label)];
  const prefer = <T>(stated: readonly T[], read: readonly T[]): T[] => [...(stated.length > 0 ? stated : read)];
  return buildNeeds({
    effective_skill_ids: prefer(columns.skill_ids, columns.read_skill_ids),
    effective_certification_ids: columns.read_certification_ids,
    effective_title_ids: titles.some((id) => id < FIRST_TENANT_TERM) ? titles : [...titles, ...columns.read_title_ids],
    effective_industry_ids: prefer(columns.industry_ids, columns.read_industry_ids),
    effective_education_level: columns.education_level ?? columns.read_education_level,
    effective_management_level: columns.management_level ?? columns.read_management_level,
    none_required: [],
    read_none_required: columns.read_none_required,
    read_key_words: columns.read_key_words,
    read_seniority: columns.read_seniority,
  });
}
