import { type BenchRequest, callerCount } from './load.ts';
import { loginRequest } from './scenarios.ts';

/** Logs in a different job seeker for each caller; returns the access tokens. */
export function logInAll(url: string): Promise<string[]> {
  return Promise.all(
    Array.from({ length: callerCount }, async (_none, caller) => {
      const { access } = (await fetchJson(url, loginRequest(caller + 1))) as { access: string };
      return access;
    }),
  );
}

/** @throws if the response is not successful */
export async function fetchJson(url: string, { path, ...request }: BenchRequest): Promise<unknown> {
  const answer = await fetch(url + path, request);
  if (!answer.ok) throw new Error(`${path} returned ${answer.status}`);
  return answer.json();
}
