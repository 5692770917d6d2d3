import type { JobNeeds, LevelField, ListField } from '#domain/features/matching/parts.ts';
import { growColumn, newFloat64Array, newUint8Array, newUint16Array } from '#server/lib/typed-arrays.ts';
import { createPostings, type Postings } from './postings.ts';

/** Columns with one entry per slot. They are replaced when they grow: read them again after every `put`. */
export interface ProfileColumns {
  /** 0 if the slot is free. */
  ids: Float64Array;
  /** Number of distinct terms per list. */
  sizes: Record<ListField, Uint16Array>;
  /** Ranks; 0 if none is required or known, which scores the same. */
  ranks: Record<LevelField, Uint8Array>;
}

/** Needs of jobs or offers of job seekers, in columns for counting. Slots are reused after a removal. */
export interface ProfileTable {
  readonly columns: ProfileColumns;
  /** Number of slots, used or free. */
  length(): number;
  /** Adds or replaces an entry and returns its slot. Ids are integers above 0. */
  put(id: number, profile: JobNeeds): number;
  remove(id: number): void;
  /** Number of the terms per slot. The next count of the same list overwrites the array. */
  count(field: ListField, terms: readonly number[]): Uint16Array;
}

export function createProfileTable(): ProfileTable {
  const lists: Record<ListField, TermList> = {
    skills: createTermList(),
    certifications: createTermList(),
    titles: createTermList(),
    industries: createTermList(),
  };
  const { columns, grow } = createColumns();
  const slots = new Map<number, number>();
  const free: number[] = [];
  let length = 0;
  const write = (slot: number, id: number, profile: JobNeeds): void => {
    columns.ids[slot] = id;
    for (const field of LISTS) columns.sizes[field][slot] = lists[field].replace(slot, profile[field]);
    columns.ranks.education[slot] = profile.education ?? 0;
    columns.ranks.managementLevel[slot] = profile.managementLevel ?? 0;
  };
  return {
    columns,
    length: () => length,
    put(id, profile) {
      const slot = slots.get(id) ?? free.pop() ?? length;
      length = Math.max(length, slot + 1);
      slots.set(id, slot);
      grow(length);
      write(slot, id, profile);
      return slot;
    },
    remove(id) {
      const slot = slots.get(id);
      if (slot === undefined) return;
      slots.delete(id);
      free.push(slot);
      write(slot, 0, EMPTY_PROFILE);
    },
    count: (field, terms) => lists[field].count(terms, length),
  };
}

const LISTS = ['skills', 'certifications', 'titles', 'industries'] as const satisfies readonly ListField[];

const EMPTY_PROFILE: JobNeeds = {
  skills: [],
  certifications: [],
  education: null,
  titles: [],
  industries: [],
  managementLevel: null,
};

function createColumns(): { columns: ProfileColumns; grow: (length: number) => void } {
  const columns: ProfileColumns = {
    ids: newFloat64Array(0),
    sizes: {
      skills: newUint16Array(0),
      certifications: newUint16Array(0),
      titles: newUint16Array(0),
      industries: newUint16Array(0),
    },
    ranks: { education: newUint8Array(0), managementLevel: newUint8Array(0) },
  };
  const { sizes, ranks } = columns;
  const grow = (length: number): void => {
    columns.ids = growColumn(columns.ids, newFloat64Array, length);
    for (const field of LISTS) sizes[field] = growColumn(sizes[field], newUint16Array, length);
    ranks.education = growColumn(ranks.education, newUint8Array, length);
    ranks.managementLevel = growColumn(ranks.managementLevel, newUint8Array, length);
  };
  return { columns, grow };
}

/** Lists are short and rarely have duplicates: a scan is cheaper than a set. */
function removeDuplicates(terms: readonly number[]): readonly number[] {
  return terms.every((term, index) => terms.indexOf(term) === index) ? terms : [...new Set(terms)];
}

interface TermList {
  /** Sets the terms of a slot and returns the number of distinct ones. */
  replace(slot: number, terms: readonly number[]): number;
  count(terms: readonly number[], length: number): Uint16Array;
}

function createTermList(): TermList {
  const postings: Postings = createPostings();
  // The terms of each slot, so that a change only updates the postings that differ.
  const termsBySlot: (readonly number[] | undefined)[] = [];
  let counts = newUint16Array(0);
  return {
    replace(slot, terms) {
      const before = termsBySlot[slot] ?? [];
      const after = removeDuplicates(terms);
      termsBySlot[slot] = after;
      for (const term of before) if (!after.includes(term)) postings.remove(term, slot);
      for (const term of after) if (!before.includes(term)) postings.add(term, slot);
      return after.length;
    },
    count(terms, length) {
      counts = growColumn(counts, newUint16Array, length).fill(0);
      postings.countInto(counts, new Set(terms));
      return counts;
    },
  };
}
