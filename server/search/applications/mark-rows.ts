import { type IdSet, isEmpty } from './id-set.ts';

/**
 * Rows that one call of a loop reads. V8 compiles a function again after anything unexpected in it, and replaces a loop while it
 * runs, which takes longer than the loop; short ones are soon compiled for good.
 */
const blockSize = 2048;

export function forEachBlock(size: number, read: (from: number, to: number) => void): void {
  for (let from = 0; from < size; from += blockSize) read(from, Math.min(from + blockSize, size));
}

/** Sets the byte of each row whose id is in the set to 1. */
export function markRows(column: Float64Array, ids: IdSet, found: Uint8Array): Uint8Array {
  const { marks, others } = ids;
  if (isEmpty(ids)) return found;
  forEachBlock(found.length, (from, to) => {
    if (others) markOthers({ found, column }, others, from, to);
    else markBlock({ found, column }, marks, from, to);
  });
  return found;
}

interface Marking {
  readonly found: Uint8Array;
  readonly column: Float64Array;
}

function markBlock({ found, column }: Marking, marks: Uint8Array, from: number, to: number): void {
  for (let row = from; row < to; row += 1) {
    const id = column[row] ?? 0;
    // As an integer, because V8 looks up other numbers slowly.
    if (id < marks.length && marks[id | 0] === 1) found[row] = 1;
  }
}

function markOthers({ found, column }: Marking, others: ReadonlySet<number>, from: number, to: number): void {
  for (let row = from; row < to; row += 1) if (others.has(column[row] ?? 0)) found[row] = 1;
}
