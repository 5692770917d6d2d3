import type { JobColumns } from './job-columns.ts';

/** Results that are valid for one snapshot of the columns. */
export interface SnapshotCache<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
}

/** Creates a cache per snapshot of the columns. At `maxEntries` it is emptied. */
export function createSnapshotCache<Key, Value>(
  maxEntries: number,
): (columns: JobColumns) => SnapshotCache<Key, Value> {
  const caches = new WeakMap<JobColumns, Map<Key, Value>>();
  return (columns) => {
    const entries = caches.get(columns) ?? new Map<Key, Value>();
    caches.set(columns, entries);
    return {
      get: (key) => entries.get(key),
      set(key, value) {
        if (entries.size >= maxEntries) entries.clear();
        entries.set(key, value);
      },
    };
  };
}
