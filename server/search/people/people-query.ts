import { getDistanceKm } from '#domain/features/jobs/search/distance.ts';
import type { ListedPerson } from './listed-person.ts';
import type { PeopleColumns } from './people-columns.ts';
import { findByKey, findByPrefix } from './posting-table.ts';

/** Whose profiles the reader may see: all, or those that the organization sponsors and those that are discoverable. */
export type PeopleAudience = 'all' | { readonly sponsorId: number };

/** A word of the query, with the terms of which it is a spelling. */
export interface QueryWord {
  /** Lowercase, without accents. Matches words that start with it. */
  readonly prefix: string;
  readonly skills: readonly number[];
  readonly titles: readonly number[];
}

export interface PeopleQuery {
  readonly audience: PeopleAudience;
  /** Only these people, if given. */
  readonly among?: ReadonlySet<number> | undefined;
  /** Each must match. */
  readonly words: readonly QueryWord[];
  /** Terms of which the whole text is a spelling: people who have one match without the words. */
  readonly wholeText: Pick<QueryWord, 'skills' | 'titles'>;
  /** All must be present. */
  readonly skills: readonly number[];
  readonly near: { readonly latitude: number; readonly longitude: number; readonly radiusKm: number } | null;
}

/** Returns a function from a row to whether its person matches. Valid until the next call. */
export function matchRows(columns: PeopleColumns, query: PeopleQuery): (row: number) => boolean {
  const { audience, near, among } = query;
  const { ids, sponsors, discoverable, latitudes, longitudes } = columns;
  const isFound = findTerms(columns, query);
  const isVisible = (row: number) =>
    audience === 'all' || discoverable[row] === 1 || sponsors[row] === audience.sponsorId;
  const isNear = (row: number) =>
    near === null ||
    getDistanceKm(near, { latitude: latitudes[row] ?? 0, longitude: longitudes[row] ?? 0 }) <= near.radiusKm;
  const isAmong = (row: number) => among === undefined || among.has(ids[row] ?? 0);
  return (row) => isFound(row) && isVisible(row) && isNear(row) && isAmong(row);
}

// Shared buffer, to avoid garbage collection per search: the number of conditions that a row meets.
let met = new Uint8Array(0);

function findTerms(columns: PeopleColumns, { words, wholeText, skills }: PeopleQuery): (row: number) => boolean {
  const count = words.length + skills.length;
  if (count === 0) return () => true;
  if (met.length < columns.ids.length) met = new Uint8Array(columns.ids.length);
  met.fill(0);
  // The conditions are met one after another, so that a row which several lists contain counts once.
  const mark = (rows: Int32Array, before: number, after: number): void => {
    for (const row of rows) if (met[row] === before) met[row] = after;
  };
  for (const [index, word] of words.entries()) {
    mark(findByPrefix(columns.words, word.prefix), index, index + 1);
    for (const rows of findRowsOfTerms(columns, word)) mark(rows, index, index + 1);
  }
  if (words.length > 0)
    for (const rows of findRowsOfTerms(columns, wholeText)) for (const row of rows) met[row] = words.length;
  for (const [index, skill] of skills.entries())
    mark(findByKey(columns.skills, skill), words.length + index, words.length + index + 1);
  return (row) => met[row] === count;
}

function findRowsOfTerms({ skills, titles }: PeopleColumns, terms: Pick<QueryWord, 'skills' | 'titles'>): Int32Array[] {
  return [
    ...terms.skills.map((skill) => findByKey(skills, skill)),
    ...terms.titles.map((title) => findByKey(titles, title)),
  ];
}

/** The same for one person. */
export function matchesPerson(person: ListedPerson, query: PeopleQuery): boolean {
  const { audience, among, words, wholeText, near } = query;
  const hasTerm = (terms: Pick<QueryWord, 'skills' | 'titles'>) =>
    terms.skills.some((id) => person.skills.includes(id)) || terms.titles.some((id) => person.titles.includes(id));
  const matchesWord = (word: QueryWord) => person.words.some((own) => own.startsWith(word.prefix)) || hasTerm(word);
  return (
    (audience === 'all' || person.isDiscoverable || person.sponsorId === audience.sponsorId) &&
    (among === undefined || among.has(person.id)) &&
    query.skills.every((id) => person.skills.includes(id)) &&
    (words.length === 0 || hasTerm(wholeText) || words.every(matchesWord)) &&
    (near === null || getDistanceKm(near, person) <= near.radiusKm)
  );
}
