import { countRows, createRowWriter, readRows } from '#server/lib/columns/row-codec.ts';

/** For each key, the rows that have it, ascending. Never changed: a change builds a new table. */
export interface PostingTable<K extends string | number> {
  /** Ascending. The rows of the key at an index are encoded from `starts[index]` to `starts[index + 1]`. */
  readonly keys: readonly K[];
  readonly starts: Int32Array;
  readonly codes: Uint16Array;
}

export function emptyPostings<K extends string | number>(): PostingTable<K> {
  return { keys: [], starts: new Int32Array(1), codes: new Uint16Array(0) };
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
  const writer = createRowWriter(table.codes.length + addedCount);
  const keys: K[] = [];
  const starts = new Int32Array(table.keys.length + addedKeys.length + 1);
  const addKey = (key: K, start: number, end: number): void => {
    const before = writer.size();
    writer.write({ codes: table.codes, start, end }, newRows, added.get(key) ?? []);
    if (writer.size() > before) starts[keys.push(key)] = writer.size();
  };
  let next = 0;
  for (const [index, key] of table.keys.entries()) {
    for (let other = addedKeys[next]; other !== undefined && other <= key; other = addedKeys[next]) {
      if (other < key) addKey(other, 0, 0);
      next += 1;
    }
    addKey(key, table.starts[index] ?? 0, table.starts[index + 1] ?? 0);
  }
  for (const key of addedKeys.slice(next)) addKey(key, 0, 0);
  return { keys, starts: starts.slice(0, keys.length + 1), codes: writer.finish() };
}

/** The rows of all keys that start with a prefix. A row can occur several times. */
export function findByPrefix(table: PostingTable<string>, prefix: string): Int32Array {
  const from = findFirst(table.keys, (key) => key >= prefix);
  const to = findFirst(table.keys, (key) => key > prefix && !key.startsWith(prefix));
  return readKeys(table, from, to);
}

export function findByKey(table: PostingTable<number>, key: number): Int32Array {
  return findEqual(table, key);
}

export function findByWord(table: PostingTable<string>, word: string): Int32Array {
  return findEqual(table, word);
}

function findEqual<K extends string | number>(table: PostingTable<K>, key: K): Int32Array {
  const index = findFirst(table.keys, (other) => other >= key);
  return readKeys(table, index, table.keys[index] === key ? index + 1 : index);
}

/** The rows of the keys from one index up to another. */
function readKeys({ starts, codes }: PostingTable<string | number>, from: number, to: number): Int32Array {
  const getRows = (first: number, after: number) => ({ codes, start: starts[first] ?? 0, end: starts[after] ?? 0 });
  const rows = new Int32Array(countRows(getRows(from, to)));
  readRows(getRows(from, to), rows);
  return rows;
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
