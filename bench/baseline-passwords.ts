import { verify } from '@node-rs/argon2';
import { createPasswordHasher } from '#server/features/accounts/password/password-hasher.ts';
import { type Times, timesOf } from './times.ts';

/** Checks of one password, as many at once as the product allows itself: what argon2 alone allows. */
export async function barePasswords(atOnce = 2, checks = 200): Promise<Times> {
  const stored = await createPasswordHasher().hash('calm river lantern');
  const each: number[] = [];
  const start = performance.now();
  const work = async () => {
    while (each.length < checks) {
      const asked = performance.now();
      await verify(stored, 'calm river lantern');
      each.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return timesOf(each, (performance.now() - start) / 1000);
}
