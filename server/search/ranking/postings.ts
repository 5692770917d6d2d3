import { growColumn, newInt32Array } from '#server/lib/typed-arrays.ts';

/** For each term, the slots that have it, unordered. */
export interface Postings {
  add(term: number, slot: number): void;
  remove(term: number, slot: number): void;
  /** Increments the count of each slot once per term it has. The terms must be distinct. */
  countInto(counts: Uint16Array, terms: Iterable<number>): void;
}

export function createPostings(): Postings {
  const lists = new Map<number, { slots: Int32Array; length: number }>();
  return {
    add(term, slot) {
      let list = lists.get(term);
      if (!list) {
        list = { slots: newInt32Array(FIRST_LENGTH), length: 0 };
        lists.set(term, list);
      }
      list.slots = growColumn(list.slots, newInt32Array, list.length + 1);
      list.slots[list.length] = slot;
      list.length += 1;
    },
    remove(term, slot) {
      const list = lists.get(term);
      const index = list ? list.slots.subarray(0, list.length).indexOf(slot) : -1;
      if (!list || index < 0) return;
      list.length -= 1;
      list.slots.copyWithin(index, list.length, list.length + 1);
      if (list.length === 0) lists.delete(term);
    },
    countInto(counts, terms) {
      for (const term of terms) {
        const list = lists.get(term);
        if (list) countSlots(counts, list.slots, list.length);
      }
    },
  };
}

const FIRST_LENGTH = 4;

function countSlots(counts: Uint16Array, slots: Int32Array, length: number): void {
  for (let index = 0; index < length; index += 1) {
    const slot = slots[index] ?? 0;
    counts[slot] = (counts[slot] ?? 0) + 1;
  }
}
