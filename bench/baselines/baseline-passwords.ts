import { verify } from '@node-rs/argon2';
import { getTimes, type Times } from '#bench/results/times.ts';
import { createPasswordHasher } from '#server/features/accounts/password/password-hasher.ts';

/** Verifies one password with the product's concurrency: the limit of argon2. */
export async function baselinePasswords(concurrency = 2, checks = 200): Promise<Times> {
  const stored = await createPasswordHasher().hash('calm river lantern');
  const durations: number[] = [];
  const start = performance.now();
  const runChecks = async () => {
    while (durations.length < checks) {
      const requestedAt = performance.now();
      await verify(stored, 'calm river lantern');
      durations.push(performance.now() - requestedAt);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runChecks));
  return getTimes(durations, (performance.now() - start) / 1000);
}
