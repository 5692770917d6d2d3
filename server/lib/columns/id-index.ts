/**
 * Finds the row of an id: a hash table with open addressing over a column of distinct ids, eight to sixteen bytes per row
 * (a `Map` needs about forty).
 */
export function createIdIndex(ids: Float64Array): (id: number) => number | undefined {
  const bits = Math.max(1, Math.ceil(Math.log2(ids.length * 2 + 1)));
  const mask = 2 ** bits - 1;
  // The row plus 1; 0 if free. At most half of the entries are used.
  const entries = new Int32Array(mask + 1);
  for (let row = 0; row < ids.length; row += 1) {
    let at = hash(ids[row] ?? 0, mask);
    while (entries[at] !== 0) at = (at + 1) & mask;
    entries[at] = row + 1;
  }
  return (id) => {
    for (let at = hash(id, mask); ; at = (at + 1) & mask) {
      const entry = entries[at] ?? 0;
      if (entry === 0) return undefined;
      if (ids[entry - 1] === id) return entry - 1;
    }
  };
}

// Consecutive ids get distant entries (the multiplier is 2 ** 32 divided by the golden ratio).
function hash(id: number, mask: number): number {
  const product = Math.imul(id % 2 ** 32, 0x9e3779b1);
  return (product ^ (product >>> 15)) & mask;
}
