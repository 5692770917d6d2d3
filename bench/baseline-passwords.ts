import { verify } from '@node-rs/argon2';
import { createPasswordHasher } from '#server/features/accounts/password/password-hasher.ts';
import { type Times, timesOf } from './times.ts';

/** Checks of one password, as many at once as the product allows itself: what argon2 alone allows. */
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
  return timesOf(durations, (performance.now() - start) / 1000);
}
