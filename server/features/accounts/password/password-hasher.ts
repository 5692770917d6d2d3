import { hash, verify } from '@node-rs/argon2';
import { refuse } from '#server/http/errors/refusal.ts';
import { createConcurrencyLimit } from '#server/lib/concurrency-limit.ts';

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
  const runLimited = createConcurrencyLimit({
    maxConcurrent,
    maxQueueLength,
    refuseWork: () => refuse('too_many_requests', { retryAfter: 2 }),
  });
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
