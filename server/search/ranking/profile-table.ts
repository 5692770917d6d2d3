import type { JobNeeds, LevelField, ListField } from '#domain/features/matching/parts.ts';
import { growColumn, newFloat64Array, newUint8Array, newUint16Array } from '#server/lib/typed-arrays.ts';
import { createPostings, type Postings } from './postings.ts';

/** The columns, one place per slot. They are exchanged when they grow: read them anew after every `put`. */
export interface ProfileColumns {
  /** 0 where the slot is free. */
  ids: Float64Array;
  /** How many different terms, by list. */
  sizes: Record<ListField, Uint16Array>;
  /** Ranks; 0 where none is asked for or known, which scores the same. */
  ranks: Record<LevelField, Uint8Array>;
}

/** Needs or offers of many, laid out for counting. A slot holds one of them and is used again after a removal. */
export interface ProfileTable {
  readonly columns: ProfileColumns;
  /** Slots in use or free: the columns count up to here. */
  length(): number;
  /** Adds or replaces; answers the slot. Ids are whole numbers above 0. */
  put(id: number, profile: JobNeeds): number;
  remove(id: number): void;
  /** How many of the terms each slot has. The answer is overwritten by the next count of the same list. */
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
      write(slot, 0, NOTHING);
    },
    count: (field, terms) => lists[field].count(terms, length),
  };
}

const LISTS = ['skills', 'certifications', 'titles', 'industries'] as const satisfies readonly ListField[];

const NOTHING: JobNeeds = {
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

/** Each term once. Lists are short and nearly always without doubles: looking is cheaper than a set. */
function different(terms: readonly number[]): readonly number[] {
  return terms.every((term, at) => terms.indexOf(term) === at) ? terms : [...new Set(terms)];
}

interface TermList {
  /** Sets the terms of a slot; answers how many different ones. */
  replace(slot: number, terms: readonly number[]): number;
  count(terms: readonly number[], length: number): Uint16Array;
}

function createTermList(): TermList {
  const postings: Postings = createPostings();
  // What each slot has, so that a change touches only the postings it must.
  const held: (readonly number[] | undefined)[] = [];
  let counts = newUint16Array(0);
  return {
    replace(slot, terms) {
      const before = held[slot] ?? [];
      const after = different(terms);
      held[slot] = after;
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
