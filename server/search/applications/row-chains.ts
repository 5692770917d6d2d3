import { addRow, findRow, type IdIndex, newIdIndex } from '#server/lib/columns/id-index.ts';
import { growColumn, newFloat64Array, newInt32Array, slowGrowth } from '#server/lib/columns/typed-arrays.ts';

/** The rows of each id, linked from the last one to the first one. */
export interface RowChains {
  /** The distinct ids, numbered in order of arrival. */
  ids: Float64Array;
  readonly numbers: IdIndex;
  size: number;
  /** The last row of each number. */
  lastRows: Int32Array;
  /** The previous row with the same id, for each row; -1 for the first one. */
  previousRows: Int32Array;
}

export function newRowChains(): RowChains {
  return {
    ids: newFloat64Array(0),
    numbers: newIdIndex(),
    size: 0,
    lastRows: newInt32Array(0),
    previousRows: newInt32Array(0),
  };
}

/** Adds a row after those that were added before. */
export function addToChain(chains: RowChains, id: number, row: number): void {
  const number = findRow(chains.numbers, chains.ids, id) ?? addId(chains, id);
  chains.previousRows = growColumn(chains.previousRows, newInt32Array, row + 1, slowGrowth);
  chains.previousRows[row] = chains.lastRows[number] ?? noRow;
  chains.lastRows[number] = row;
}

const noRow = -1;

function addId(chains: RowChains, id: number): number {
  const number = chains.size;
  chains.size += 1;
  chains.ids = growColumn(chains.ids, newFloat64Array, chains.size, slowGrowth);
  chains.ids[number] = id;
  chains.lastRows = growColumn(chains.lastRows, newInt32Array, chains.size, slowGrowth);
  chains.lastRows[number] = noRow;
  addRow(chains.numbers, chains.ids, number);
  return number;
}

/** Sets the byte of each row of these ids to 1. */
export function markRows(chains: RowChains, ids: readonly number[], marks: Uint8Array): Uint8Array {
  const { previousRows } = chains;
  for (const id of ids)
    for (let row = findLastRow(chains, id); row !== noRow; row = previousRows[row] ?? noRow) marks[row] = 1;
  return marks;
}

/** The rows of an id, from the last one to the first one. */
export function listChain(chains: RowChains, id: number): number[] {
  const rows: number[] = [];
  for (let row = findLastRow(chains, id); row !== noRow; row = chains.previousRows[row] ?? noRow) rows.push(row);
  return rows;
}

function findLastRow({ numbers, ids, lastRows }: RowChains, id: number): number {
  const number = findRow(numbers, ids, id);
  return number === undefined ? noRow : (lastRows[number] ?? noRow);
}
