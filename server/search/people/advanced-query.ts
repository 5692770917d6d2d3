import { getDistanceKm } from '#domain/features/jobs/search/distance.ts';
import type { WordExpression } from '#domain/features/seekers/search/boolean-words.ts';
import type { ListedPerson } from './listed-person.ts';
import { noStartDay, type PeopleColumns, unknownByte } from './people-columns.ts';
import type { PeopleAudience } from './people-query.ts';
import { findByKey, findByPrefix, findByWord } from './posting-table.ts';

/** A word or quoted text of the search, with the terms of which it is a name. */
export interface QueryTerm {
  /** Folded; all must be present. */
  readonly words: readonly string[];
  /** The last word is the beginning of a word. */
  readonly isPrefix: boolean;
  readonly skills: readonly number[];
  readonly titles: readonly number[];
}

export const termLists = ['skills', 'titles', 'certifications', 'industries'] as const;
export type TermListName = (typeof termLists)[number];

/** Any, all, or none of some terms. */
export interface TermCondition {
  readonly list: TermListName;
  readonly mode: 'any' | 'all' | 'none';
  readonly ids: readonly number[];
}

/** The conditions of an advanced search; all must be met. */
export interface AdvancedPeopleQuery {
  /** Also the people with these ids only, such as the applicants of an employer. */
  readonly audience: PeopleAudience | { readonly ids: ReadonlySet<number> };
  readonly words: WordExpression<QueryTerm> | null;
  readonly terms: readonly TermCondition[];
  /** The lowest rank. */
  readonly educationLevel: number | null;
  /** One of these ranks; empty for all. */
  readonly managementLevels: readonly number[];
  /** One of these ranges of full years, without the upper bound; empty for all. */
  readonly experience: readonly (readonly [from: number, below: number])[];
  readonly near: { readonly latitude: number; readonly longitude: number; readonly radiusKm: number } | null;
  /** People who can start on this day, in days since 1970; those who named no day can. */
  readonly startsBy: number | null;
}

/** How the conditions read a person: a row of the columns or one person. */
interface PersonReader<P> {
  readonly hasTerm: (term: QueryTerm) => (person: P) => boolean;
  readonly hasId: (list: TermListName, id: number) => (person: P) => boolean;
  readonly getFacts: (person: P) => PersonFacts;
}

type PersonFacts = Pick<
  ListedPerson,
  | 'id'
  | 'sponsorId'
  | 'isDiscoverable'
  | 'latitude'
  | 'longitude'
  | 'educationLevel'
  | 'managementLevel'
  | 'experienceYears'
  | 'startDay'
>;

/** Returns a function from a row to whether its person matches. */
export function matchRowsAdvanced(columns: PeopleColumns, query: AdvancedPeopleQuery): (row: number) => boolean {
  return compile(query, {
    hasTerm: (term) => {
      const masks = term.words.map((word, index) =>
        markRows(columns, [
          term.isPrefix && index === term.words.length - 1
            ? findByPrefix(columns.words, word)
            : findByWord(columns.words, word),
        ]),
      );
      const named = markRows(columns, [
        ...term.skills.map((id) => findByKey(columns.skills, id)),
        ...term.titles.map((id) => findByKey(columns.titles, id)),
      ]);
      return (row) => named[row] === 1 || masks.every((mask) => mask[row] === 1);
    },
    hasId: (list, id) => {
      const mask = markRows(columns, [findByKey(columns[list], id)]);
      return (row) => mask[row] === 1;
    },
    getFacts: (row) => readFacts(columns, row),
  });
}

/** The same for one person. */
export function matchPerson(person: ListedPerson, query: AdvancedPeopleQuery): boolean {
  return compile(query, personReader)(person);
}

/** Whether the profile contains a term of the search. */
export function hasQueryTerm(person: ListedPerson, term: QueryTerm): boolean {
  return personReader.hasTerm(term)(person);
}

const personReader: PersonReader<ListedPerson> = {
  hasTerm: (term) => (person) =>
    term.skills.some((id) => person.skills.includes(id)) ||
    term.titles.some((id) => person.titles.includes(id)) ||
    term.words.every((word, index) =>
      term.isPrefix && index === term.words.length - 1
        ? person.words.some((own) => own.startsWith(word))
        : person.words.includes(word),
    ),
  hasId: (list, id) => (person) => person[list].includes(id),
  getFacts: (person) => person,
};

function compile<P>(query: AdvancedPeopleQuery, reader: PersonReader<P>): (person: P) => boolean {
  const tests = query.terms.map((condition) => compileCondition(condition, reader));
  if (query.words) tests.push(compileWords(query.words, reader));
  return (person) => tests.every((test) => test(person)) && meetsFacts(reader.getFacts(person), query);
}

function compileCondition<P>({ list, mode, ids }: TermCondition, { hasId }: PersonReader<P>): (person: P) => boolean {
  const tests = ids.map((id) => hasId(list, id));
  if (mode === 'all') return (person) => tests.every((test) => test(person));
  const hasAny = (person: P) => tests.some((test) => test(person));
  return mode === 'any' ? hasAny : (person) => !hasAny(person);
}

function compileWords<P>(expression: WordExpression<QueryTerm>, reader: PersonReader<P>): (person: P) => boolean {
  if (expression.kind === 'term') return reader.hasTerm(expression.term);
  if (expression.kind === 'not') {
    const isExcluded = compileWords(expression.part, reader);
    return (person) => !isExcluded(person);
  }
  const tests = expression.parts.map((part) => compileWords(part, reader));
  return expression.kind === 'and'
    ? (person) => tests.every((test) => test(person))
    : (person) => tests.some((test) => test(person));
}

function meetsFacts(facts: PersonFacts, query: AdvancedPeopleQuery): boolean {
  const { educationLevel, managementLevels, experience, near, startsBy } = query;
  const years = facts.experienceYears;
  return (
    isVisible(facts, query.audience) &&
    (educationLevel === null || (facts.educationLevel ?? -1) >= educationLevel) &&
    (managementLevels.length === 0 || managementLevels.includes(facts.managementLevel ?? -1)) &&
    (experience.length === 0 ||
      (years !== null && experience.some(([from, below]) => years >= from && years < below))) &&
    (startsBy === null || facts.startDay === null || facts.startDay <= startsBy) &&
    (near === null || getDistanceKm(near, facts) <= near.radiusKm)
  );
}

function isVisible(facts: PersonFacts, audience: AdvancedPeopleQuery['audience']): boolean {
  if (audience === 'all') return true;
  if ('ids' in audience) return audience.ids.has(facts.id);
  return facts.isDiscoverable || facts.sponsorId === audience.sponsorId;
}

function readFacts(columns: PeopleColumns, row: number): PersonFacts {
  const byte = (values: Uint8Array) => (values[row] === unknownByte ? null : (values[row] ?? null));
  const startDay = columns.startDays[row] ?? noStartDay;
  return {
    id: columns.ids[row] ?? 0,
    sponsorId: columns.sponsors[row] ?? 0,
    isDiscoverable: columns.discoverable[row] === 1,
    latitude: columns.latitudes[row] ?? Number.NaN,
    longitude: columns.longitudes[row] ?? Number.NaN,
    educationLevel: byte(columns.educationLevels),
    managementLevel: byte(columns.managementLevels),
    experienceYears: byte(columns.experienceYears),
    startDay: startDay === noStartDay ? null : startDay,
  };
}

/** 1 for each row that one of the lists contains. */
function markRows({ ids }: PeopleColumns, lists: readonly Int32Array[]): Uint8Array {
  const mask = new Uint8Array(ids.length);
  for (const rows of lists) for (const row of rows) mask[row] = 1;
  return mask;
}
