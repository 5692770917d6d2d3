import { toOrder } from '#domain/features/matching/score/damped-order.ts';
import {
  MAX_CLOSENESS,
  NO_WORDS,
  type PostingWords,
  toCloseness,
} from '#domain/features/matching/taxonomy/key-words.ts';
import { growColumn, newUint8Array, newUint16Array } from '#server/lib/columns/typed-arrays.ts';
import type { ListedProfile } from './profile-table.ts';
import { createSlotLists } from './slot-lists.ts';
import { addToAll, createTermSlots } from './term-slots.ts';

/** The closeness of a slot's text to what is ranked for: 0..MAX_CLOSENESS. Valid until the next query. */
type GetCloseness = (slot: number) => number;

/** A posting is compared with everyone at once, by the lists of its few words. */
export interface SeekerWords {
  replace(slot: number, profile: ListedProfile): void;
  /** The closeness of each slot. Overwritten by the next query. */
  compare(posting: PostingWords, length: number): Uint16Array;
}

export interface JobWords {
  read(slot: number): PostingWords;
  replace(slot: number, profile: ListedProfile): void;
  compare(person: readonly number[]): GetCloseness;
}

/** What each word id counts in the current query. */
const wordValues = newUint8Array(65_536);

/** Four bytes per word: the words of a slot, so that a change only updates those that differ, and the slots of a word. */
export function createSeekerWords(): SeekerWords {
  const ids = createSlotLists(newUint16Array);
  const slotsOf = createTermSlots();
  let sums = newUint16Array(0);
  return {
    replace(slot, { words = [] }) {
      const before = new Set(ids.read(slot));
      const after = new Set(words);
      for (const id of before) if (!after.has(id)) slotsOf.remove(id, slot);
      for (const id of after) if (!before.has(id)) slotsOf.add(id, slot);
      ids.write(slot, words);
    },
    compare(posting, length) {
      sums = growColumn(sums, newUint16Array, length).fill(0);
      const totals = sums;
      for (const [at, id] of posting.ids.entries()) {
        const weight = posting.weights[at] ?? 0;
        slotsOf.use(id, (block) => addToAll(totals, block, weight));
      }
      for (let slot = 0; slot < length; slot += 1) totals[slot] = toCloseness(totals[slot] ?? 0);
      return totals;
    },
  };
}

/** Three bytes per word. */
export function createJobWords(): JobWords {
  const ids = createSlotLists(newUint16Array);
  const weights = createSlotLists(newUint8Array);
  return {
    read: (slot) => ({ ids: [...ids.read(slot)], weights: [...weights.read(slot)] }),
    replace(slot, { keyWords = NO_WORDS }) {
      ids.write(slot, keyWords.ids);
      weights.write(slot, keyWords.weights);
    },
    compare(person) {
      wordValues.fill(0);
      for (const id of person) wordValues[id] = ALL_BITS;
      const [values, starts, sizes] = [ids.values(), ids.starts(), ids.sizes()];
      const [weightValues, weightStarts] = [weights.values(), weights.starts()];
      return (slot) => {
        const start = starts[slot] ?? 0;
        const weightStart = weightStarts[slot] ?? 0;
        const size = sizes[slot] ?? 0;
        let sum = 0;
        for (let at = 0; at < size; at += 1) {
          sum += (weightValues[weightStart + at] ?? 0) & (wordValues[values[start + at] ?? 0] ?? 0);
        }
        return toCloseness(sum);
      };
    },
  };
}

const ALL_BITS = 255;

/** What a closeness adds to the order. */
export const closenessPoints = Uint16Array.from(
  { length: MAX_CLOSENESS + 1 },
  (_empty, closeness) => toOrder(0, closeness) - toOrder(0),
);
