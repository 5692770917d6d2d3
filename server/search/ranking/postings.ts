import { RELATION_VALUES, SAME_VALUE } from '#domain/features/matching/taxonomy/relation-values.ts';
import type { FindRelations } from '#domain/features/matching/taxonomy/relations.ts';
import { newInt32Array } from '#server/lib/typed-arrays.ts';

/** For each term, the slots that have it, unordered, and for jobs also which of their terms an offered term counts for. */
export interface Postings {
  add(term: number, slot: number): void;
  remove(term: number, slot: number): void;
  /** Calls back with the slots of each listed term for which an offered one counts, and its best value in percent. */
  forEachRequired(offered: readonly number[], use: UseSlots): void;
  /** Calls back with the slots of each listed term that counts for the required one, best value first. */
  forEachOffered(required: number, use: UseSlots): void;
}

type UseSlots = (slots: Int32Array, length: number, value: number) => void;

interface SlotList {
  slots: Int32Array;
  length: number;
}

export function createPostings(side: 'job' | 'seeker', findRelations: FindRelations): Postings {
  const lists = new Map<number, SlotList>();
  // By offered term: the listed terms that it counts for, as term * 128 + value. One entry per term, not per row.
  const countsFor = new Map<number, number[]>();
  const addRelations = (term: number): void => {
    for (const { id, kind } of findRelations(term)) {
      const value = RELATION_VALUES[kind];
      if (value === 0) continue;
      const entries = countsFor.get(id);
      if (entries) entries.push(term * STEP + value);
      else countsFor.set(id, [term * STEP + value]);
    }
  };
  const seen = new Set<number>();
  const add = (term: number, slot: number): void => {
    let list = lists.get(term);
    if (!list) {
      list = { slots: newInt32Array(FIRST_LENGTH), length: 0 };
      lists.set(term, list);
      if (side === 'job' && !seen.has(term)) {
        seen.add(term);
        addRelations(term);
      }
    }
    if (list.length === list.slots.length) list.slots = growSlots(list.slots);
    list.slots[list.length] = slot;
    list.length += 1;
  };
  const use = (term: number, value: number, callback: UseSlots): void => {
    const list = lists.get(term);
    if (list) callback(list.slots, list.length, value);
  };
  return {
    add,
    remove(term, slot) {
      const list = lists.get(term);
      const index = list ? list.slots.subarray(0, list.length).indexOf(slot) : -1;
      if (!list || index < 0) return;
      list.length -= 1;
      list.slots.copyWithin(index, list.length, list.length + 1);
      if (list.length === 0) lists.delete(term);
    },
    forEachRequired(offered, callback) {
      for (const [term, value] of findValues(offered, countsFor)) use(term, value, callback);
    },
    forEachOffered(required, callback) {
      use(required, SAME_VALUE, callback);
      for (const { id, value } of listCredits(required, findRelations)) use(id, value, callback);
    },
  };
}

const STEP = 128;
const FIRST_LENGTH = 2;

/** By half, so that little room is spare. */
function growSlots(slots: Int32Array): Int32Array {
  const grown = newInt32Array(slots.length + Math.max(2, slots.length >> 1));
  grown.set(slots);
  return grown;
}

/** The best value of the offered terms for each term they count for. */
function findValues(
  offered: readonly number[],
  countsFor: ReadonlyMap<number, readonly number[]>,
): ReadonlyMap<number, number> {
  const values = new Map<number, number>();
  for (const term of offered) {
    for (const entry of countsFor.get(term) ?? []) {
      const required = Math.floor(entry / STEP);
      values.set(required, Math.max(values.get(required) ?? 0, entry % STEP));
    }
  }
  for (const term of offered) values.set(term, SAME_VALUE);
  return values;
}

/** Terms that count for a required one, best first. */
function listCredits(required: number, findRelations: FindRelations): { id: number; value: number }[] {
  return findRelations(required)
    .map(({ id, kind }) => ({ id, value: RELATION_VALUES[kind] }))
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value);
}
