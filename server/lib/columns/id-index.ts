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
  const entry = entries[findEntry(entries, ids, id)] ?? 0;
  return entry === 0 ? undefined : entry - 1;
}

/** Removes the row of an id, which is still in the column, and returns it. */
export function removeRow(index: IdIndex, ids: Float64Array, id: number): number | undefined {
  const { entries } = index;
  const mask = entries.length - 1;
  let gap = findEntry(entries, ids, id);
  const removed = entries[gap] ?? 0;
  if (removed === 0) return undefined;
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
  return removed - 1;
}

/** The position of the entry of an id, or of the free one at which a search for it ends. */
function findEntry(entries: Int32Array, ids: Float64Array, id: number): number {
  const mask = entries.length - 1;
  let at = hash(id, mask);
  for (let entry = entries[at] ?? 0; entry !== 0 && ids[entry - 1] !== id; entry = entries[at] ?? 0)
    at = (at + 1) & mask;
  return at;
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
