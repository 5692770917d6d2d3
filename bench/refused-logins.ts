import { randomInt } from 'node:crypto';
import { seekerCount } from './data/fill.ts';
import { loginRequest } from './scenarios.ts';
import { type Times, timesOf } from './times.ts';

/** How long the product takes to refuse a wrong password, and a name that nobody has. */
export interface RefusedLogins {
  readonly wrongPassword: Times;
  readonly unknownName: Times;
}

/** Of each kind; each wrong password is tried on an account of its own, so that none of them locks. */
const attemptCount = 400;

/**
 * Asks in turn, one at a time, which of the two comes first by chance: whoever guesses must not learn from the time of
 * an answer whether an address has an account.
 * @throws when an answer is anything but a refusal
 */
export async function measureRefusals(url: string): Promise<RefusedLogins> {
  const first = randomInt(1, seekerCount - attemptCount);
  const durations = { wrongPassword: [] as number[], unknownName: [] as number[] };
  const start = performance.now();
  for (let index = 0; index < attemptCount; index += 1) {
    const id = first + index;
    const both = [
      async () => durations.wrongPassword.push(await timeRefusal(url, id, { password: 'no such password' })),
      async () => durations.unknownName.push(await timeRefusal(url, id, { username: `nobody${id}@example.com` })),
    ];
    for (const run of randomInt(2) === 0 ? both : both.toReversed()) await run();
  }
  const seconds = (performance.now() - start) / 1000;
  return {
    wrongPassword: timesOf(durations.wrongPassword, seconds),
    unknownName: timesOf(durations.unknownName, seconds),
  };
}

/** Milliseconds until the answer. */
async function timeRefusal(url: string, id: number, change: Readonly<Record<string, string>>): Promise<number> {
  const { path, body = '', ...request } = loginRequest(id);
  const start = performance.now();
  const answer = await fetch(url + path, { ...request, body: JSON.stringify({ ...JSON.parse(body), ...change }) });
  await answer.arrayBuffer();
  if (answer.status !== 401) throw new Error(`A wrong sign-in was answered with ${answer.status}`);
  return performance.now() - start;
}
