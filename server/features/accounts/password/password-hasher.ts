import { hash, verify } from '@node-rs/argon2';
import { refuse } from '#server/http/errors/refusal.ts';

/** Argon2id with 19 MiB and two passes (OWASP password storage). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Each hash occupies a core for milliseconds: limit concurrency and queue length, then refuse. */
const maxConcurrent = 2;
const maxQueueLength = 32;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes the same time for an unknown account (`null`) as for an existing one. */
  verify(storedHash: string | null, password: string): Promise<boolean>;
}

export function createPasswordHasher(): PasswordHasher {
  const runLimited = createConcurrencyLimit();
  const decoy = hash('password of no account', cost);
  return {
    hash: (password) => runLimited(() => hash(password.normalize('NFC'), cost)),
    verify: (storedHash, password) =>
      runLimited(async () => {
        const isMatch = await verify(storedHash ?? (await decoy), password.normalize('NFC'), cost);
        return storedHash !== null && isMatch;
      }),
  };
}

function createConcurrencyLimit() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= maxConcurrent) {
      if (waiting.length >= maxQueueLength) refuse('too_many_requests', { retryAfter: 2 });
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
