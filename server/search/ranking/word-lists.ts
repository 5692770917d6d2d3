import { toOrder } from '#domain/features/matching/score/damped-order.ts';
import {
  MAX_CLOSENESS,
  NO_WORDS,
  type PostingWords,
  toCloseness,
} from '#domain/features/matching/taxonomy/key-words.ts';
import { newUint8Array, newUint16Array } from '#server/lib/typed-arrays.ts';
import type { ListedProfile } from './profile-table.ts';
import { createSlotLists } from './slot-lists.ts';

/** The closeness of a slot's text to what is ranked for: 0..MAX_CLOSENESS. Valid until the next query. */
export type GetCloseness = (slot: number) => number;

/** Words are read by slot and for the best slots only: lists of slots by word would need twice the memory. */
export interface SeekerWords {
  replace(slot: number, profile: ListedProfile): void;
  compare(posting: PostingWords): GetCloseness;
}

export interface JobWords {
  read(slot: number): PostingWords;
  replace(slot: number, profile: ListedProfile): void;
  compare(person: readonly number[]): GetCloseness;
}

/** What each word id counts in the current query. */
const wordValues = newUint8Array(65_536);

/** Two bytes per word. */
export function createSeekerWords(): SeekerWords {
  const ids = createSlotLists(newUint16Array);
  return {
    replace: (slot, { words = [] }) => ids.write(slot, words),
    compare(posting) {
      wordValues.fill(0);
      for (const [at, id] of posting.ids.entries()) wordValues[id] = posting.weights[at] ?? 0;
      const [values, starts, sizes] = [ids.values(), ids.starts(), ids.sizes()];
      return (slot) => {
        const start = starts[slot] ?? 0;
        const end = start + (sizes[slot] ?? 0);
        let sum = 0;
        for (let at = start; at < end; at += 1) sum += wordValues[values[at] ?? 0] ?? 0;
        return toCloseness(sum);
      };
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

/** The most that closeness adds. */
export const maxClosenessPoints = toOrder(0, MAX_CLOSENESS) - toOrder(0);
