/**
 * Ascending row numbers in two bytes each: for each block of 65,536 rows that occur, its number, how many of its rows follow,
 * less 1, and their positions in it.
 */
export interface RowCodes {
  readonly codes: Uint16Array;
  readonly start: number;
  readonly end: number;
}

export interface RowWriter {
  /**
   * Adds one list: the renumbered rows of another one, and more rows.
   * @param newRows the new number of each row, in the same order as before; -1 to leave it out
   * @param added ascending, all different from the others
   */
  write(rows: RowCodes, newRows: Int32Array, added: readonly number[]): void;
  /** The length of the codes so far. */
  readonly size: () => number;
  /** The codes, without spare room. */
  readonly finish: () => Uint16Array;
}

/** @param expectedSize likely length of the codes */
export function createRowWriter(expectedSize: number): RowWriter {
  let codes = new Uint16Array(expectedSize);
  let size = 0;
  return {
    size: () => size,
    finish: () => (size === codes.length ? codes : codes.slice(0, size)),
    write(rows, newRows, added) {
      const maxSize = size + (rows.end - rows.start + added.length) * MAX_CODES;
      if (maxSize > codes.length) codes = grow(codes, maxSize);
      size = writeRows({ codes, size }, rows, newRows, added);
    },
  };
}

interface Target {
  readonly codes: Uint16Array;
  readonly size: number;
}

/** Returns the length of the codes. One pass with local variables, because the lists of an index have millions of rows. */
function writeRows(target: Target, { codes, start, end }: RowCodes, newRows: Int32Array, added: readonly number[]) {
  const written = target.codes;
  let { size } = target;
  let block = -1;
  let header = 0;
  let next = 0;
  let nextRow = added[0] ?? NO_ROW;
  for (let at = start, blockEnd = start, first = 0; at < end || nextRow !== NO_ROW; ) {
    if (at === blockEnd && at < end) {
      first = (codes[at] ?? 0) << BLOCK_BITS;
      blockEnd = at + HEADER_CODES + countBlock(codes, at);
      at += HEADER_CODES;
    }
    let row = at < end ? (newRows[first + (codes[at] ?? 0)] ?? -1) : NO_ROW;
    if (nextRow < row) {
      row = nextRow;
      next += 1;
      nextRow = added[next] ?? NO_ROW;
    } else {
      at += 1;
      if (row < 0) continue;
    }
    if (row >>> BLOCK_BITS !== block) {
      if (block >= 0) written[header + 1] = size - header - HEADER_CODES - 1;
      block = row >>> BLOCK_BITS;
      header = size;
      written[header] = block;
      size += HEADER_CODES;
    }
    // An entry holds the lowest 16 bits.
    written[size] = row;
    size += 1;
  }
  if (block >= 0) written[header + 1] = size - header - HEADER_CODES - 1;
  return size;
}

/** The number of rows in these codes. */
export function countRows({ codes, start, end }: RowCodes): number {
  let count = 0;
  for (let at = start; at < end; at += HEADER_CODES + countBlock(codes, at)) count += countBlock(codes, at);
  return count;
}

/** Writes the rows into `target` from an index on. Returns the index after the last one. */
export function readRows({ codes, start, end }: RowCodes, target: Int32Array, from = 0): number {
  let index = from;
  for (let at = start; at < end; ) {
    const first = (codes[at] ?? 0) << BLOCK_BITS;
    const blockEnd = at + HEADER_CODES + countBlock(codes, at);
    for (at += HEADER_CODES; at < blockEnd; at += 1) {
      target[index] = first + (codes[at] ?? 0);
      index += 1;
    }
  }
  return index;
}

function countBlock(codes: Uint16Array, header: number): number {
  return (codes[header + 1] ?? 0) + 1;
}

const BLOCK_BITS = 16;
const HEADER_CODES = 2;
/** Of a row in a block of its own. */
const MAX_CODES = HEADER_CODES + 1;
/** Above all rows. */
const NO_ROW = 2 ** 31 - 1;

function grow(codes: Uint16Array, minSize: number): Uint16Array<ArrayBuffer> {
  const grown = new Uint16Array(Math.max(minSize, codes.length + (codes.length >> 3)));
  grown.set(codes);
  return grown;
}
