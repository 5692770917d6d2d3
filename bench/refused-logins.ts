import { randomInt } from 'node:crypto';
import { seekerCount } from './data/fill.ts';
import { signInOf } from './scenarios.ts';
import { type Times, timesOf } from './times.ts';

/** How long the product takes to refuse a wrong password, and a name that nobody has. */
export interface RefusedSignIns {
  readonly wrongPassword: Times;
  readonly unknownName: Times;
}

/** Of each kind; each wrong password is tried on an account of its own, so that none of them locks. */
const tries = 400;

/**
 * Asks in turn, one at a time, which of the two comes first by chance: whoever guesses must not learn from the time of
 * an answer whether an address has an account.
 * @throws when an answer is anything but a refusal
 */
export async function measureRefusals(url: string): Promise<RefusedSignIns> {
  const first = randomInt(1, seekerCount - tries);
  const took = { wrongPassword: [] as number[], unknownName: [] as number[] };
  const start = performance.now();
  for (let at = 0; at < tries; at += 1) {
    const id = first + at;
    const both = [
      async () => took.wrongPassword.push(await refuse(url, id, { password: 'no such password' })),
      async () => took.unknownName.push(await refuse(url, id, { username: `nobody${id}@example.com` })),
    ];
    for (const one of randomInt(2) === 0 ? both : both.toReversed()) await one();
  }
  const seconds = (performance.now() - start) / 1000;
  return { wrongPassword: timesOf(took.wrongPassword, seconds), unknownName: timesOf(took.unknownName, seconds) };
}

/** Milliseconds until the answer. */
async function refuse(url: string, id: number, change: Readonly<Record<string, string>>): Promise<number> {
  const { path, body = '', ...request } = signInOf(id);
  const start = performance.now();
  const answer = await fetch(url + path, { ...request, body: JSON.stringify({ ...JSON.parse(body), ...change }) });
  await answer.arrayBuffer();
  if (answer.status !== 401) throw new Error(`A wrong sign-in was answered with ${answer.status}`);
  return performance.now() - start;
}
