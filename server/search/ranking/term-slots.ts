import { newInt32Array } from '#server/lib/typed-arrays.ts';

/** For each term, the slots that have it, unordered. */
export interface TermSlots {
  /** Whether any slot has the term. */
  has(term: number): boolean;
  add(term: number, slot: number): void;
  remove(term: number, slot: number): void;
  /** Calls back with the slots of the term, if any; those after `length` don't count. */
  use(term: number, callback: (slots: Int32Array, length: number) => void): void;
}

interface SlotList {
  slots: Int32Array;
  length: number;
}

export function createTermSlots(): TermSlots {
  const lists = new Map<number, SlotList>();
  return {
    has: (term) => lists.has(term),
    add(term, slot) {
      const list = lists.get(term) ?? { slots: newInt32Array(FIRST_LENGTH), length: 0 };
      lists.set(term, list);
      if (list.length === list.slots.length) list.slots = growSlots(list.slots);
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
    use(term, callback) {
      const list = lists.get(term);
      if (list) callback(list.slots, list.length);
    },
  };
}

const FIRST_LENGTH = 2;

/** By half, so that little room is spare. */
function growSlots(slots: Int32Array): Int32Array {
  const grown = newInt32Array(slots.length + Math.max(2, slots.length >> 1));
  grown.set(slots);
  return grown;
}
