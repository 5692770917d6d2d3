/** For each key, the rows that have it, ascending. Never changed: a change builds a new table. */
export interface PostingTable<K extends string | number> {
  /** Ascending. The rows of the key at an index go from `starts[index]` to `starts[index + 1]`. */
  readonly keys: readonly K[];
  readonly starts: Int32Array;
  readonly rows: Int32Array;
}

export function emptyPostings<K extends string | number>(): PostingTable<K> {
  return { keys: [], starts: new Int32Array(1), rows: new Int32Array(0) };
}

/**
 * The table with the rows renumbered and the rows of new entries added. Keys without rows are dropped.
 * @param newRows the new number of each row, in the same order as before; -1 if it was removed
 * @param added the new rows of each key, ascending
 */
export function mergePostings<K extends string | number>(
  table: PostingTable<K>,
  newRows: Int32Array,
  added: ReadonlyMap<K, readonly number[]>,
): PostingTable<K> {
  const addedKeys = [...added.keys()].sort(compareKeys);
  const addedCount = [...added.values()].reduce((sum, list) => sum + list.length, 0);
  const rows = new Int32Array(table.rows.length + addedCount);
  const keys: K[] = [];
  const starts = new Int32Array(table.keys.length + addedKeys.length + 1);
  let length = 0;
  const addKey = (key: K, before: Int32Array): void => {
    const start = length;
    length = mergeRows(rows.subarray(start), before, newRows, added.get(key) ?? noRows) + start;
    if (length > start) starts[keys.push(key)] = length;
  };
  let next = 0;
  for (const [index, key] of table.keys.entries()) {
    for (let other = addedKeys[next]; other !== undefined && other <= key; other = addedKeys[next]) {
      if (other < key) addKey(other, table.rows.subarray(0, 0));
      next += 1;
    }
    addKey(key, table.rows.subarray(table.starts[index], table.starts[index + 1]));
  }
  for (const key of addedKeys.slice(next)) addKey(key, table.rows.subarray(0, 0));
  // Without removals, the rows are exact: no second copy.
  return {
    keys,
    starts: starts.slice(0, keys.length + 1),
    rows: length === rows.length ? rows : rows.slice(0, length),
  };
}

const noRows: readonly number[] = [];

/** Writes the remaining rows and the added ones in order. Returns their number. */
function mergeRows(target: Int32Array, before: Int32Array, newRows: Int32Array, added: readonly number[]): number {
  let length = 0;
  let next = 0;
  for (let index = 0; index < before.length; index += 1) {
    const row = newRows[before[index] ?? 0] ?? -1;
    if (row < 0) continue;
    for (let other = added[next]; other !== undefined && other < row; other = added[next]) {
      target[length] = other;
      length += 1;
      next += 1;
    }
    target[length] = row;
    length += 1;
  }
  for (; next < added.length; next += 1) {
    target[length] = added[next] ?? 0;
    length += 1;
  }
  return length;
}

/** The rows of all keys that start with a prefix. A row can occur several times. */
export function findByPrefix({ keys, starts, rows }: PostingTable<string>, prefix: string): Int32Array {
  const from = findFirst(keys, (key) => key >= prefix);
  const to = findFirst(keys, (key) => key > prefix && !key.startsWith(prefix));
  return rows.subarray(starts[from], starts[to]);
}

export function findByKey(table: PostingTable<number>, key: number): Int32Array {
  return findEqual(table, key);
}

export function findByWord(table: PostingTable<string>, word: string): Int32Array {
  return findEqual(table, word);
}

function findEqual<K extends string | number>({ keys, starts, rows }: PostingTable<K>, key: K): Int32Array {
  const index = findFirst(keys, (other) => other >= key);
  return keys[index] === key ? rows.subarray(starts[index], starts[index + 1]) : rows.subarray(0, 0);
}

/** The index of the first key that meets a condition which all later keys meet, too. */
function findFirst<K>(keys: readonly K[], isMet: (key: K) => boolean): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isMet(keys[middle] as K)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function compareKeys<K extends string | number>(a: K, b: K): number {
  return a < b ? -1 : Number(a > b);
}
