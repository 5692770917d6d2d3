import type { JobColumns } from '#server/search/jobs/job-columns.ts';
import type { UnderstoodQuery } from './understand.ts';

/** Cached matches of all queries of one snapshot together; each takes 10 bytes. */
const maxCachedMatches = 2_000_000;

interface MatchCache {
  get(key: string): UnderstoodQuery | undefined;
  set(key: string, understood: UnderstoodQuery): void;
}

interface Entries {
  readonly byKey: Map<string, UnderstoodQuery>;
  matchCount: number;
}

const caches = new WeakMap<JobColumns, Entries>();

/** The understood queries of one snapshot of the columns. Above the limit, those not used for the longest time are removed. */
export function cacheMatches(columns: JobColumns): MatchCache {
  const entries = caches.get(columns) ?? { byKey: new Map<string, UnderstoodQuery>(), matchCount: 0 };
  caches.set(columns, entries);
  return {
    get(key) {
      const understood = entries.byKey.get(key);
      if (understood === undefined) return undefined;
      // A map keeps the order of insertion.
      entries.byKey.delete(key);
      entries.byKey.set(key, understood);
      return understood;
    },
    set(key, understood) {
      const replaced = entries.byKey.get(key);
      if (replaced) entries.matchCount -= getSize(replaced);
      entries.byKey.delete(key);
      entries.byKey.set(key, understood);
      entries.matchCount += getSize(understood);
      for (const [oldest, each] of entries.byKey) {
        if (entries.matchCount <= maxCachedMatches || oldest === key) return;
        entries.byKey.delete(oldest);
        entries.matchCount -= getSize(each);
      }
    },
  };
}

/** A query without matches takes memory too. */
function getSize({ matches }: UnderstoodQuery): number {
  return matches.byDate.length + 100;
}
