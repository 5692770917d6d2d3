import type { FindRelations } from '#domain/features/matching/relations.ts';
import { growColumn, newInt32Array, newUint16Array, newUint32Array } from '#server/lib/typed-arrays.ts';
import { createPostings } from './postings.ts';

/** One list of terms of every slot, such as skills. */
export interface TermList {
  /** Sets the terms of a slot. */
  replace(slot: number, terms: readonly number[]): void;
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
  const terms = createTermStore();
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
      postings.forEachRequired(offered, (slots, count, value) => addToAll(totals, slots, count, value));
      return totals;
    },
    bestOverRequired(offered, length) {
      const totals = clear(length);
      postings.forEachRequired(offered, (slots, count, value) => raiseAll(totals, slots, count, value));
      return totals;
    },
    sumOverOffered(required, length) {
      const totals = clear(length);
      const marks = clearStamps(length);
      for (const [index, term] of [...new Set(required)].entries()) {
        const stamp = index + 1;
        postings.forEachOffered(term, (slots, count, value) => addOnce(totals, marks, { slots, count, value, stamp }));
      }
      return totals;
    },
    bestOverOffered(required, length) {
      const totals = clear(length);
      for (const term of new Set(required)) {
        postings.forEachOffered(term, (slots, count, value) => raiseAll(totals, slots, count, value));
      }
      return totals;
    },
  };
}

function addToAll(totals: Uint16Array, slots: Int32Array, count: number, value: number): void {
  for (let index = 0; index < count; index += 1) {
    const slot = slots[index] ?? 0;
    totals[slot] = (totals[slot] ?? 0) + value;
  }
}

function raiseAll(totals: Uint16Array, slots: Int32Array, count: number, value: number): void {
  for (let index = 0; index < count; index += 1) {
    const slot = slots[index] ?? 0;
    if ((totals[slot] ?? 0) < value) totals[slot] = value;
  }
}

interface Counted {
  readonly slots: Int32Array;
  readonly count: number;
  readonly value: number;
  readonly stamp: number;
}

/** Values come best first, so that the first one of a stamp counts. */
function addOnce(totals: Uint16Array, stamps: Uint16Array, { slots, count, value, stamp }: Counted): void {
  for (let index = 0; index < count; index += 1) {
    const slot = slots[index] ?? 0;
    if (stamps[slot] === stamp) continue;
    stamps[slot] = stamp;
    totals[slot] = (totals[slot] ?? 0) + value;
  }
}

/** The terms of each slot in one array, so that a change only updates the postings that differ. */
interface TermStore {
  readonly sizes: () => Uint16Array;
  read(slot: number): Int32Array;
  write(slot: number, terms: readonly number[]): void;
}

function createTermStore(): TermStore {
  let all = newInt32Array(0);
  let used = 0;
  let live = 0;
  let starts = newUint32Array(0);
  let sizes = newUint16Array(0);
  const compact = (): void => {
    const kept = newInt32Array(live + (live >> 2) + MIN_SPARE);
    let end = 0;
    for (let slot = 0; slot < sizes.length; slot += 1) {
      const start = starts[slot] ?? 0;
      const size = sizes[slot] ?? 0;
      kept.set(all.subarray(start, start + size), end);
      starts[slot] = end;
      end += size;
    }
    all = kept;
    used = end;
  };
  return {
    sizes: () => sizes,
    read: (slot) => all.subarray(starts[slot] ?? 0, (starts[slot] ?? 0) + (sizes[slot] ?? 0)),
    write(slot, terms) {
      starts = growColumn(starts, newUint32Array, slot + 1);
      sizes = growColumn(sizes, newUint16Array, slot + 1);
      live += terms.length - (sizes[slot] ?? 0);
      // Replaced in place if it is not longer.
      const isInPlace = terms.length <= (sizes[slot] ?? 0);
      sizes[slot] = 0;
      if (!isInPlace) {
        if (used + terms.length > all.length) compact();
        starts[slot] = used;
        used += terms.length;
      }
      all.set(terms, starts[slot] ?? 0);
      sizes[slot] = terms.length;
    },
  };
}

const MIN_SPARE = 1024;
