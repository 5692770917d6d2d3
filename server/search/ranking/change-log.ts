/** The slots that were written, so that a cached result can be updated instead of computed again. */
export interface ChangeLog {
  /** Grows with each change. */
  version(): number;
  add(slot: number): void;
  /** The slots written since a version; null if it is too old to know. */
  changedSince(version: number): ReadonlySet<number> | null;
}

/** At twice as many, the older half is forgotten. */
const minTracked = 1000;

export function createChangeLog(): ChangeLog {
  let slots: number[] = [];
  let forgotten = 0;
  return {
    version: () => forgotten + slots.length,
    add(slot) {
      slots.push(slot);
      if (slots.length < 2 * minTracked) return;
      slots = slots.slice(minTracked);
      forgotten += minTracked;
    },
    changedSince: (version) => (version < forgotten ? null : new Set(slots.slice(version - forgotten))),
  };
}
