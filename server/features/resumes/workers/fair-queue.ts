/**
 * A queue in which accounts take turns, so that one with many entries does not delay the others. At most one entry of an
 * account is in progress.
 */
export interface FairQueue<T> {
  /** False if the account or the queue already has as many waiting entries as allowed. */
  add(account: string, entry: T): boolean;
  remove(account: string, entry: T): void;
  /** Starts the next entry. Its account is skipped until `finish`. */
  startNext(): { readonly account: string; readonly entry: T } | undefined;
  /** From now on the account waits behind all others. */
  finish(account: string): void;
}

export interface QueueLimits {
  readonly maxPerAccount: number;
  readonly maxEntries: number;
}

export function createFairQueue<T>({ maxPerAccount, maxEntries }: QueueLimits): FairQueue<T> {
  /** In order of turns; never an empty list. */
  const waiting = new Map<string, T[]>();
  const inProgress = new Set<string>();
  let count = 0;

  const take = (account: string, index: number): T | undefined => {
    const entries = waiting.get(account) ?? [];
    const [entry] = entries.splice(index, 1);
    if (entry !== undefined) count--;
    if (entries.length === 0) waiting.delete(account);
    return entry;
  };

  return {
    add(account, entry) {
      const entries = waiting.get(account) ?? [];
      if (count >= maxEntries || entries.length >= maxPerAccount) return false;
      waiting.set(account, [...entries, entry]);
      count++;
      return true;
    },
    remove(account, entry) {
      const index = waiting.get(account)?.indexOf(entry) ?? -1;
      if (index >= 0) take(account, index);
    },
    startNext() {
      const account = [...waiting.keys()].find((each) => !inProgress.has(each));
      const entry = account === undefined ? undefined : take(account, 0);
      if (account === undefined || entry === undefined) return undefined;
      inProgress.add(account);
      return { account, entry };
    },
    finish(account) {
      inProgress.delete(account);
      const entries = waiting.get(account);
      if (entries && waiting.delete(account)) waiting.set(account, entries);
    },
  };
}
