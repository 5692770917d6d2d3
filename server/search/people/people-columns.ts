import { mergeColumn, planMerge } from '#server/lib/columns/column-merge.ts';
import { createIdIndex } from '#server/lib/columns/id-index.ts';
import { mergeTexts, noTexts, readText, type TextColumn } from '#server/lib/columns/text-column.ts';
import type { ListedPerson } from './listed-person.ts';
import { emptyPostings, mergePostings, type PostingTable } from './posting-table.ts';

/** Job seekers as columns, last changed first; for equal times, the higher id first. Never changed. */
export interface PeopleColumns {
  readonly ids: Float64Array;
  readonly updatedAt: Float64Array;
  readonly sponsors: Float64Array;
  /** 1 or 0. */
  readonly discoverable: Uint8Array;
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  readonly nameKeys: TextColumn;
  /** The rows by name, then by id. */
  readonly byName: Int32Array;
  readonly nameWords: PostingTable<string>;
  readonly words: PostingTable<string>;
  readonly skills: PostingTable<number>;
  readonly titles: PostingTable<number>;
  readonly certifications: PostingTable<number>;
  readonly industries: PostingTable<number>;
  /** Ranks and full years; `unknownByte` if unknown or hidden. */
  readonly educationLevels: Uint8Array;
  readonly managementLevels: Uint8Array;
  readonly experienceYears: Uint8Array;
  /** Days since 1970; `noStartDay` if the person named none. */
  readonly startDays: Int32Array;
  rowOf(id: number): number | undefined;
}

export const unknownByte = 255;
export const noStartDay = -1;

const none = new Float64Array(0);
const noBytes = new Uint8Array(0);

export const noPeople: PeopleColumns = {
  ids: none,
  updatedAt: none,
  sponsors: none,
  discoverable: noBytes,
  latitudes: none,
  longitudes: none,
  nameKeys: noTexts,
  byName: new Int32Array(0),
  nameWords: emptyPostings(),
  words: emptyPostings(),
  skills: emptyPostings(),
  titles: emptyPostings(),
  certifications: emptyPostings(),
  industries: emptyPostings(),
  educationLevels: noBytes,
  managementLevels: noBytes,
  experienceYears: noBytes,
  startDays: new Int32Array(0),
  rowOf: () => undefined,
};

/** Columns with these people inserted and those rows removed, in one pass over the previous columns. */
export function mergePeople(
  before: PeopleColumns,
  removed: Int32Array,
  people: readonly ListedPerson[],
): PeopleColumns {
  const inserted = people.toSorted((a, b) => b.updatedAt - a.updatedAt || b.id - a.id);
  const positions = Int32Array.from(inserted, (person) => findByDate(before, person));
  const sources = planMerge(before.ids.length, removed.toSorted(), positions);
  const { newRows, insertedRows } = invert(sources, before.ids.length, inserted.length);
  const column = (values: Float64Array, read: (person: ListedPerson) => number) =>
    mergeColumn(new Float64Array(sources.length), values, sources, (index) => read(inserted[index] as ListedPerson));
  const postings = <K extends string | number>(
    table: PostingTable<K>,
    read: (person: ListedPerson) => readonly K[],
  ) => {
    const added = new Map<K, number[]>();
    for (const [index, person] of inserted.entries()) {
      for (const key of read(person)) {
        const rows = added.get(key);
        if (rows) rows.push(insertedRows[index] ?? 0);
        else added.set(key, [insertedRows[index] ?? 0]);
      }
    }
    return mergePostings(table, newRows, added);
  };
  const ids = column(before.ids, (person) => person.id);
  const isDiscoverable = (index: number) => Number(inserted[index]?.isDiscoverable);
  return {
    ids,
    updatedAt: column(before.updatedAt, (person) => person.updatedAt),
    sponsors: column(before.sponsors, (person) => person.sponsorId),
    discoverable: mergeColumn(new Uint8Array(sources.length), before.discoverable, sources, isDiscoverable),
    latitudes: column(before.latitudes, (person) => person.latitude),
    longitudes: column(before.longitudes, (person) => person.longitude),
    nameKeys: mergeTexts(before.nameKeys, sources, (index) => inserted[index]?.nameKey ?? ''),
    byName: mergeNames(before, newRows, inserted, insertedRows),
    nameWords: postings(before.nameWords, (person) => person.nameWords),
    words: postings(before.words, (person) => person.words),
    skills: postings(before.skills, (person) => person.skills),
    titles: postings(before.titles, (person) => person.titles),
    certifications: postings(before.certifications, (person) => person.certifications),
    industries: postings(before.industries, (person) => person.industries),
    ...mergeFacts(before, sources, inserted),
    rowOf: createIdIndex(ids),
  };
}

function mergeFacts(before: PeopleColumns, sources: Int32Array, inserted: readonly ListedPerson[]) {
  const bytes = (values: Uint8Array, read: (person: ListedPerson) => number | null) =>
    mergeColumn(new Uint8Array(sources.length), values, sources, (index) => {
      const value = read(inserted[index] as ListedPerson);
      return value === null ? unknownByte : Math.min(value, unknownByte - 1);
    });
  return {
    educationLevels: bytes(before.educationLevels, (person) => person.educationLevel),
    managementLevels: bytes(before.managementLevels, (person) => person.managementLevel),
    experienceYears: bytes(before.experienceYears, (person) => person.experienceYears),
    startDays: mergeColumn(
      new Int32Array(sources.length),
      before.startDays,
      sources,
      (index) => inserted[index]?.startDay ?? noStartDay,
    ),
  };
}

function invert(sources: Int32Array, previousCount: number, insertedCount: number) {
  const newRows = new Int32Array(previousCount).fill(-1);
  const insertedRows = new Int32Array(insertedCount);
  for (const [row, source] of sources.entries()) {
    if (source < 0) insertedRows[~source] = row;
    else newRows[source] = row;
  }
  return { newRows, insertedRows };
}

function mergeNames(
  before: PeopleColumns,
  newRows: Int32Array,
  inserted: readonly ListedPerson[],
  insertedRows: Int32Array,
): Int32Array {
  const order = inserted.map((_person, index) => index);
  order.sort((a, b) => compareByName(inserted[a] as ListedPerson, inserted[b] as ListedPerson));
  const positions = Int32Array.from(order, (index) => findByName(before, inserted[index] as ListedPerson));
  const ranks = Int32Array.from(before.byName, (_row, rank) => rank);
  const removed = ranks.filter((rank) => (newRows[before.byName[rank] ?? 0] ?? 0) < 0);
  return planMerge(before.byName.length, removed, positions).map(
    (source) => (source < 0 ? insertedRows[order[~source] ?? 0] : newRows[before.byName[source] ?? 0]) ?? 0,
  );
}

/** The first row that comes after a person of this time and id. */
export function findByDate({ ids, updatedAt }: PeopleColumns, key: Pick<ListedPerson, 'updatedAt' | 'id'>): number {
  return findFirst(ids.length, (row) => ((updatedAt[row] ?? 0) - key.updatedAt || (ids[row] ?? 0) - key.id) < 0);
}

/** The first index of `byName` that comes after a person of this name and id. */
export function findByName(
  { ids, byName, nameKeys }: PeopleColumns,
  key: Pick<ListedPerson, 'nameKey' | 'id'>,
): number {
  return findFirst(byName.length, (rank) => {
    const row = byName[rank] ?? 0;
    return compareByName({ nameKey: readText(nameKeys, row), id: ids[row] ?? 0 }, key) > 0;
  });
}

type NameAndId = Pick<ListedPerson, 'nameKey' | 'id'>;

export function compareByName(a: NameAndId, b: NameAndId): number {
  if (a.nameKey !== b.nameKey) return a.nameKey < b.nameKey ? -1 : 1;
  return a.id - b.id;
}

function findFirst(length: number, isAfter: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isAfter(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
