import { createGrowingLists } from './growing-lists.ts';

/**
 * For each term, the slots that have it, unordered. Two bytes for each: slots are listed by block. All lists are in one array: most
 * terms are rare, and an array for each would take more memory than its slots.
 */
export interface TermSlots {
  add(term: number, slot: number): void;
  remove(term: number, slot: number): void;
  /** Calls back with each block of slots that have the term. They are valid until the next change. */
  use(term: number, callback: (block: SlotBlock) => void): void;
}

/** The slots `first + offsets[i]`, for the first `length` offsets. */
export interface SlotBlock {
  readonly first: number;
  readonly offsets: Uint16Array;
  readonly length: number;
}

export function createTermSlots(): TermSlots {
  const lists = createGrowingLists();
  // The number of the list of a term and block.
  const listOf = new Map<number, number>();
  let blockCount = 0;
  return {
    add(term, slot) {
      const block = slot >>> BLOCK_BITS;
      blockCount = Math.max(blockCount, block + 1);
      const key = getKey(term, block);
      const list = listOf.get(key) ?? listOf.size;
      listOf.set(key, list);
      lists.push(list, slot);
    },
    remove(term, slot) {
      const list = listOf.get(getKey(term, slot >>> BLOCK_BITS));
      const index = list === undefined ? -1 : lists.read(list).indexOf(slot & OFFSET_BITS);
      if (list !== undefined && index >= 0) lists.removeAt(list, index);
    },
    use(term, callback) {
      for (let block = 0; block < blockCount; block += 1) {
        const list = listOf.get(getKey(term, block));
        if (list === undefined) continue;
        const offsets = lists.read(list);
        callback({ first: block << BLOCK_BITS, offsets, length: offsets.length });
      }
    },
  };
}

/** Adds a value to the total of each slot. */
export function addToAll(totals: Uint16Array, { first, offsets, length }: SlotBlock, value: number): void {
  for (let index = 0; index < length; index += 1) {
    const slot = first + (offsets[index] ?? 0);
    totals[slot] = (totals[slot] ?? 0) + value;
  }
}

function getKey(term: number, block: number): number {
  return term * MAX_BLOCKS + block;
}

const BLOCK_BITS = 16;
const OFFSET_BITS = 2 ** BLOCK_BITS - 1;
/** Of 2 ** 26 slots. */
const MAX_BLOCKS = 1024;
