/** The ids that changed last, so that a cached result can be updated instead of computed again. */
export interface ChangeLog {
  /** Grows with each change. */
  version(): number;
  add(id: number): void;
  /** The ids that changed since a version; null if it is too old to know. */
  changedSince(version: number): ReadonlySet<number> | null;
}

/** At twice as many, the older half is forgotten. */
export const minTracked = 2000;

export function createChangeLog(): ChangeLog {
  let ids: number[] = [];
  let forgotten = 0;
  return {
    version: () => forgotten + ids.length,
    add(id) {
      ids.push(id);
      if (ids.length < 2 * minTracked) return;
      ids = ids.slice(minTracked);
      forgotten += minTracked;
    },
    changedSince: (version) => (version < forgotten ? null : new Set(ids.slice(version - forgotten))),
  };
}
