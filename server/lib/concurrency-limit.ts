interface ConcurrencyLimit {
  readonly maxConcurrent: number;
  readonly maxQueueLength: number;
  /** Refuses work that would wait in a full queue. */
  readonly refuseWork: () => never;
}

export type RunLimited = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs some pieces of work at a time; the others wait in the order of their arrival. */
export function createConcurrencyLimit({ maxConcurrent, maxQueueLength, refuseWork }: ConcurrencyLimit): RunLimited {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= maxConcurrent) {
      if (waiting.length >= maxQueueLength) refuseWork();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // Hand the slot to the next waiter, or free it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
