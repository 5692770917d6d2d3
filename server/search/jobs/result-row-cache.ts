import type { FoundJob } from './search-queries.ts';

/** Rows of result lists that were read recently, by job id. */
export interface ResultRowCache {
  get(id: number): FoundJob | undefined;
  set(job: FoundJob): void;
  delete(id: number): void;
}

/** Cached rows of all tenants together; each takes about 1 kB. */
const maxCachedRows = 10_000;

/** Above the limit, the rows not read for the longest time are removed. */
export function createResultRowCaches(maxRows = maxCachedRows): (tenantId: number) => ResultRowCache {
  const rows = new Map<string, FoundJob>();
  return (tenantId) => {
    const getKey = (id: number) => `${tenantId}:${id}`;
    return {
      get(id) {
        const key = getKey(id);
        const row = rows.get(key);
        // A map keeps the order of insertion.
        if (row && rows.delete(key)) rows.set(key, row);
        return row;
      },
      set(job) {
        const [oldest] = rows.size >= maxRows ? rows.keys() : [];
        if (oldest !== undefined) rows.delete(oldest);
        rows.set(getKey(job.id), job);
      },
      delete: (id) => void rows.delete(getKey(id)),
    };
  };
}
