/**
 * The rows of distinct ids: a hash table with open addressing over a column of ids, eight to sixteen bytes per row (a `Map` needs
 * about forty).
 */
export interface IdIndex {
  /** The row plus 1; 0 if free. At most half of the entries are used. */
  entries: Int32Array;
  count: number;
}

/** For a column that does not change. */
export function createIdIndex(ids: Float64Array): (id: number) => number | undefined {
  const index: IdIndex = { entries: newEntries(ids.length), count: ids.length };
  for (let row = 0; row < ids.length; row += 1) enterRow(index.entries, ids, row);
  return (id) => findRow(index, ids, id);
}

export function newIdIndex(): IdIndex {
  return { entries: newEntries(0), count: 0 };
}

/** Adds a row, whose id is in the column. `ids` may be a longer copy of the previous column. */
export function addRow(index: IdIndex, ids: Float64Array, row: number): void {
  index.count += 1;
  if (index.count * 2 > index.entries.length) grow(index, ids);
  enterRow(index.entries, ids, row);
}

export function findRow({ entries }: IdIndex, ids: Float64Array, id: number): number | undefined {
  const mask = entries.length - 1;
  for (let at = hash(id, mask); ; at = (at + 1) & mask) {
    const entry = entries[at] ?? 0;
    if (entry === 0) return undefined;
    if (ids[entry - 1] === id) return entry - 1;
  }
}

/** Removes a row, whose id is still in the column. */
export function removeRow(index: IdIndex, ids: Float64Array, row: number): void {
  const { entries } = index;
  const mask = entries.length - 1;
  let gap = hash(ids[row] ?? 0, mask);
  while (entries[gap] !== row + 1) gap = (gap + 1) & mask;
  // Later entries of the run move up, so that a search does not end at the gap before it reaches them.
  for (let at = (gap + 1) & mask; entries[at] !== 0; at = (at + 1) & mask) {
    const entry = entries[at] ?? 0;
    const first = hash(ids[entry - 1] ?? 0, mask);
    if (((at - first) & mask) < ((at - gap) & mask)) continue;
    entries[gap] = entry;
    gap = at;
  }
  entries[gap] = 0;
  index.count -= 1;
}

function newEntries(count: number): Int32Array {
  return new Int32Array(2 ** Math.max(1, Math.ceil(Math.log2(count * 2 + 1))));
}

function grow(index: IdIndex, ids: Float64Array): void {
  const previous = index.entries;
  index.entries = newEntries(index.count);
  for (const entry of previous) if (entry !== 0) enterRow(index.entries, ids, entry - 1);
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
