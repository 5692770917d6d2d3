/**
 * The rows of distinct ids: a hash table with open addressing over a column of ids, eight to sixteen bytes per row (a `Map` needs
 * about forty).
 */
export interface IdIndex {
  /** The row plus 1; 0 if free. At most half of the entries are used. */
  entries: Int32Array;
}

/** For a column that does not change. */
export function createIdIndex(ids: Float64Array): (id: number) => number | undefined {
  const index: IdIndex = { entries: indexRows(ids, ids.length) };
  return (id) => findRow(index, ids, id);
}

export function newIdIndex(): IdIndex {
  return { entries: new Int32Array(2) };
}

/** Adds the row after the last one. `ids` may be a longer copy of the previous column. */
export function addRow(index: IdIndex, ids: Float64Array, row: number): void {
  const count = row + 1;
  if (count * 2 > index.entries.length) index.entries = indexRows(ids, count);
  else enterRow(index.entries, ids, row);
}

export function findRow({ entries }: IdIndex, ids: Float64Array, id: number): number | undefined {
  const mask = entries.length - 1;
  for (let at = hash(id, mask); ; at = (at + 1) & mask) {
    const entry = entries[at] ?? 0;
    if (entry === 0) return undefined;
    if (ids[entry - 1] === id) return entry - 1;
  }
}

function indexRows(ids: Float64Array, count: number): Int32Array {
  const entries = new Int32Array(2 ** Math.max(1, Math.ceil(Math.log2(count * 2 + 1))));
  for (let row = 0; row < count; row += 1) enterRow(entries, ids, row);
  return entries;
}

function enterRow(entries: Int32Array, ids: Float64Array, row: number): void {
  const mask = entries.length - 1;
  let at = hash(ids[row] ?? 0, mask);
  while (entries[at] !== 0) at = (at + 1) & mask;
  entries[at] = row + 1;
}

// Consecutive ids get distant entries (the multiplier is 2 ** 32 divided by the golden ratio).
function hash(id: number, mask: number): number {
  const product = Math.imul(id, 0x9e3779b1);
  return (product ^ (product >>> 15)) & mask;
}
