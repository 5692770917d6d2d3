import { randomInt } from 'node:crypto';
import { seekerCount } from './data/fill.ts';
import { getTimes, type Times } from './results/times.ts';
import { loginRequest } from './scenarios.ts';

/** Response times for a wrong password and for an unknown username. */
export interface RefusedLogins {
  readonly wrongPassword: Times;
  readonly unknownName: Times;
}

/** Attempts per kind. Each wrong password uses a different account, so that no account is locked. */
const attemptCount = 400;

/**
 * Sends both kinds one at a time, in random order. The response time must not reveal whether an email has an account.
 * @throws if a response is not 401
 */
export async function measureRefusals(url: string): Promise<RefusedLogins> {
  const first = randomInt(1, seekerCount - attemptCount);
  const durations = { wrongPassword: [] as number[], unknownName: [] as number[] };
  const start = performance.now();
  for (let index = 0; index < attemptCount; index += 1) {
    const id = first + index;
    const both = [
      async () => durations.wrongPassword.push(await timeRefusal(url, id, { password: 'no such password' })),
      async () => durations.unknownName.push(await timeRefusal(url, id, { username: `unknown${id}@example.com` })),
    ];
    for (const run of randomInt(2) === 0 ? both : both.toReversed()) await run();
  }
  const seconds = (performance.now() - start) / 1000;
  return {
    wrongPassword: getTimes(durations.wrongPassword, seconds),
    unknownName: getTimes(durations.unknownName, seconds),
  };
}

/** Response time in milliseconds. */
async function timeRefusal(url: string, id: number, change: Readonly<Record<string, string>>): Promise<number> {
  const { path, body = '', ...request } = loginRequest(id);
  const start = performance.now();
  const answer = await fetch(url + path, { ...request, body: JSON.stringify({ ...JSON.parse(body), ...change }) });
  await answer.arrayBuffer();
  if (answer.status !== 401) throw new Error(`A wrong login returned ${answer.status}`);
  return performance.now() - start;
}
