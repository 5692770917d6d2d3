import { AsyncLocalStorage } from 'node:async_hooks';

/** Milliseconds that one request may wait for the database in total: for connections, locks and results. */
const maxDatabaseMs = 10_000;

/** The time that one request may still wait for the database. */
export interface TimeBudget {
  /** Milliseconds; 0 when it is used up. */
  remainingMs(): number;
  /** Deducts the time until the work settles. Overlapping work counts once. */
  spend<T>(work: () => Promise<T>): Promise<T>;
  /** Whether the request has committed a change. It is then answered, not refused: a repeat would end in a conflict. */
  readonly hasCommitted: boolean;
  markCommitted(): void;
}

export function createTimeBudget(
  milliseconds = maxDatabaseMs,
  now: () => number = () => performance.now(),
): TimeBudget {
  let remaining = milliseconds;
  let runningCount = 0;
  let startedAt = 0;
  let hasCommitted = false;
  const readRunning = () => (runningCount > 0 ? now() - startedAt : 0);
  return {
    get hasCommitted() {
      return hasCommitted;
    },
    markCommitted() {
      hasCommitted = true;
    },
    remainingMs: () => Math.max(0, remaining - readRunning()),
    async spend(work) {
      if (runningCount === 0) startedAt = now();
      runningCount += 1;
      try {
        return await work();
      } finally {
        const running = readRunning();
        runningCount -= 1;
        if (runningCount === 0) remaining -= running;
      }
    },
  };
}

const current = new AsyncLocalStorage<TimeBudget | undefined>();

/** Runs `work` with a budget. Everything it starts shares the budget, except inside `withoutTimeBudget`. */
export function withTimeBudget<T>(budget: TimeBudget, work: () => T): T {
  return current.run(budget, work);
}

/** Runs `work` that a request starts, but that does not belong to it, such as updating the copies in memory. */
export function withoutTimeBudget<T>(work: () => T): T {
  return current.run(undefined, work);
}

/** The budget of the running request; undefined for background tasks and commands. */
export function getTimeBudget(): TimeBudget | undefined {
  return current.getStore();
}
