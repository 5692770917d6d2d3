import type { FindRelations } from '#domain/features/matching/taxonomy/relations.ts';
import { growColumn, newInt32Array, newUint16Array } from '#server/lib/columns/typed-arrays.ts';
import { createPostings } from './postings.ts';
import { createSlotLists } from './slot-lists.ts';
import { addToAll, type SlotBlock } from './term-slots.ts';

/** One list of terms of every slot, such as skills. */
export interface TermList {
  /** Sets the terms of a slot. */
  replace(slot: number, terms: readonly number[]): void;
  /** The distinct terms of a slot. */
  read(slot: number): Int32Array;
  /** Number of distinct terms per slot. Read it again after every `replace`. */
  readonly sizes: () => Uint16Array;
  /** Percent points per slot: the sum over its terms, each with the best offered one. Overwritten by the next query. */
  sumOverRequired(offered: readonly number[], length: number): Uint16Array;
  /** Percent per slot: its best term. Overwritten by the next query. */
  bestOverRequired(offered: readonly number[], length: number): Uint16Array;
  /** Percent points per slot: the sum over the required terms, each with the slot's best one. */
  sumOverOffered(required: readonly number[], length: number): Uint16Array;
  /** Percent per slot: its best term for any required one. */
  bestOverOffered(required: readonly number[], length: number): Uint16Array;
}

export function createTermList(side: 'job' | 'seeker', findRelations: FindRelations): TermList {
  const postings = createPostings(side, findRelations);
  // So that a change only updates the postings that differ.
  const terms = createSlotLists(newInt32Array);
  let sums = newUint16Array(0);
  // The last required term that counted for a slot, so that each counts once.
  let stamps = newUint16Array(0);
  const clear = (length: number): Uint16Array => {
    sums = growColumn(sums, newUint16Array, length).fill(0);
    return sums;
  };
  const clearStamps = (length: number): Uint16Array => {
    stamps = growColumn(stamps, newUint16Array, length).fill(0);
    return stamps;
  };
  return {
    read: terms.read,
    sizes: terms.sizes,
    replace(slot, after) {
      const before = [...terms.read(slot)];
      const distinct = [...new Set(after)];
      for (const term of before) if (!distinct.includes(term)) postings.remove(term, slot);
      for (const term of distinct) if (!before.includes(term)) postings.add(term, slot);
      terms.write(slot, distinct);
    },
    sumOverRequired(offered, length) {
      const totals = clear(length);
      postings.forEachRequired(offered, (block, value) => addToAll(totals, block, value));
      return totals;
    },
    bestOverRequired(offered, length) {
      const totals = clear(length);
      postings.forEachRequired(offered, (block, value) => raiseAll(totals, block, value));
      return totals;
    },
    sumOverOffered(required, length) {
      const totals = clear(length);
      const marks = clearStamps(length);
      for (const [index, term] of [...new Set(required)].entries()) {
        const stamp = index + 1;
        postings.forEachOffered(term, (block, value) => addOnce({ totals, stamps: marks, block }, value, stamp));
      }
      return totals;
    },
    bestOverOffered(required, length) {
      const totals = clear(length);
      for (const term of new Set(required)) {
        postings.forEachOffered(term, (block, value) => raiseAll(totals, block, value));
      }
      return totals;
    },
  };
}

function raiseAll(totals: Uint16Array, { first, offsets, length }: SlotBlock, value: number): void {
  for (let index = 0; index < length; index += 1) {
    const slot = first + (offsets[index] ?? 0);
    if ((totals[slot] ?? 0) < value) totals[slot] = value;
  }
}

interface Sums {
  readonly totals: Uint16Array;
  readonly stamps: Uint16Array;
  readonly block: SlotBlock;
}

/** Values come best first, so that the first one of a stamp counts. */
function addOnce({ totals, stamps, block: { first, offsets, length } }: Sums, value: number, stamp: number): void {
  for (let index = 0; index < length; index += 1) {
    const slot = first + (offsets[index] ?? 0);
    if (stamps[slot] === stamp) continue;
    stamps[slot] = stamp;
    totals[slot] = (totals[slot] ?? 0) + value;
  }
}
