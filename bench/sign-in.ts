import { staffEmails } from './data/staff.ts';
import { type BenchRequest, callerCount } from './load.ts';
import { getTimes, type Times } from './results/times.ts';
import { loginRequest } from './scenarios.ts';

export type StaffAccount = keyof typeof staffEmails;

/** Access tokens. */
export interface Tokens {
  /** One job seeker for each caller. */
  readonly seekers: readonly string[];
  readonly staff: Readonly<Record<StaffAccount, string>>;
}

/** Logs in a different job seeker for each caller, and the staff. */
export async function logInAll(url: string): Promise<Tokens> {
  const seekers = await Promise.all(
    Array.from({ length: callerCount }, (_none, caller) => logIn(url, loginRequest(caller + 1))),
  );
  const accounts = Object.entries(staffEmails).map(async ([account, email]) => [
    account,
    await logIn(url, loginRequest(email)),
  ]);
  return { seekers, staff: Object.fromEntries(await Promise.all(accounts)) as Tokens['staff'] };
}

async function logIn(url: string, request: BenchRequest): Promise<string> {
  const { access } = (await fetchJson(url, request)) as { access: string };
  return access;
}

/** The first account that signs in while others work; the callers' own accounts come before it. */
const firstSignIn = 1000;
const pauseMs = 200;

/** Signs in one person after another while `work` runs; the times show whether the work delays them. */
export async function signInDuring<T>(url: string, work: Promise<T>): Promise<{ result: T; signIns: Times }> {
  const durations: number[] = [];
  const start = performance.now();
  let isOver = false;
  const result = work.finally(() => {
    isOver = true;
  });
  for (let id = firstSignIn; !isOver; id += 1) {
    const before = performance.now();
    await logIn(url, loginRequest(id));
    durations.push(performance.now() - before);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return { result: await result, signIns: getTimes(durations, (performance.now() - start) / 1000) };
}

/** @throws if the response is not successful */
export async function fetchJson(url: string, { path, ...request }: BenchRequest): Promise<unknown> {
  const answer = await fetch(url + path, request);
  if (!answer.ok) throw new Error(`${path} returned ${answer.status}`);
  return answer.json();
}
