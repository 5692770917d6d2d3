import { newUint16Array } from '#server/lib/typed-arrays.ts';

/** For each term, the slots that have it, unordered. Two bytes for each: slots are listed by block. */
export interface TermSlots {
  add(term: number, slot: number): void;
  remove(term: number, slot: number): void;
  /** Calls back with each block of slots that have the term. */
  use(term: number, callback: (block: SlotBlock) => void): void;
}

/** The slots `first + offsets[i]`, for the first `length` offsets. */
export interface SlotBlock {
  readonly first: number;
  readonly offsets: Uint16Array;
  readonly length: number;
}

interface GrowingBlock extends SlotBlock {
  offsets: Uint16Array;
  length: number;
}

export function createTermSlots(): TermSlots {
  // Of each term, by the number of the block.
  const terms = new Map<number, (GrowingBlock | undefined)[]>();
  return {
    add(term, slot) {
      const blocks = terms.get(term) ?? [];
      terms.set(term, blocks);
      const at = slot >>> BLOCK_BITS;
      const block = blocks[at] ?? { first: at << BLOCK_BITS, offsets: newUint16Array(FIRST_LENGTH), length: 0 };
      blocks[at] = block;
      if (block.length === block.offsets.length) block.offsets = growOffsets(block.offsets);
      block.offsets[block.length] = slot - block.first;
      block.length += 1;
    },
    remove(term, slot) {
      const block = terms.get(term)?.[slot >>> BLOCK_BITS];
      const index = block ? block.offsets.subarray(0, block.length).indexOf(slot - block.first) : -1;
      if (!block || index < 0) return;
      block.length -= 1;
      block.offsets.copyWithin(index, block.length, block.length + 1);
    },
    use(term, callback) {
      for (const block of terms.get(term) ?? []) if (block) callback(block);
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

const BLOCK_BITS = 16;
const FIRST_LENGTH = 2;

/** By an eighth, so that little room is spare. */
function growOffsets(offsets: Uint16Array): Uint16Array {
  const grown = newUint16Array(offsets.length + Math.max(2, offsets.length >> 3));
  grown.set(offsets);
  return grown;
}
