import { type BenchRequest, callerCount } from './load.ts';
import { loginRequest } from './scenarios.ts';

/** An access token for each caller, who are all different job seekers. */
export function logInAll(url: string): Promise<string[]> {
  return Promise.all(
    Array.from({ length: callerCount }, async (_none, caller) => {
      const { access } = (await fetchJson(url, loginRequest(caller + 1))) as { access: string };
      return access;
    }),
  );
}

/** @throws when the answer is not a success */
export async function fetchJson(url: string, { path, ...request }: BenchRequest): Promise<unknown> {
  const answer = await fetch(url + path, request);
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  return answer.json();
}
