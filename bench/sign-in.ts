import { type BenchRequest, callers } from './load.ts';
import { signInOf } from './scenarios.ts';

/** An access token for each caller, who are all different job seekers. */
export function signInAll(url: string): Promise<string[]> {
  return Promise.all(
    Array.from({ length: callers }, async (_none, caller) => {
      const { access } = (await answerOf(url, signInOf(caller + 1))) as { access: string };
      return access;
    }),
  );
}

/** @throws when the answer is not a success */
export async function answerOf(url: string, { path, ...request }: BenchRequest): Promise<unknown> {
  const answer = await fetch(url + path, request);
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  return answer.json();
}
