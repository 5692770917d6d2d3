import { jobTypes, workModes } from '#domain/features/jobs/choices.ts';
import { experienceBucketNames } from '#domain/features/jobs/search/search-choices.ts';
import { createRandom } from '#server/db/demo/random.ts';
import { jobCount, seekerCount } from './data/fill.ts';
import { benchPassword, seekerEmail } from './data/seekers.ts';
import { readTowns } from './data/vocabulary.ts';
import type { BenchRequest } from './load.ts';
import type { Tokens } from './sign-in.ts';
import { staffScenarios } from './staff-scenarios.ts';

/** A common user action as HTTP requests. */
export interface Scenario {
  readonly name: string;
  /** Maximum p95 in milliseconds, if there is a goal. */
  readonly goal?: number;
  /** The requests of one caller. Callers differ, so that caches do not distort the result. */
  readonly requestsOf: (caller: number, tokens: Tokens) => BenchRequest[];
  /** Whether people sign in at the same time, whose time is reported. */
  readonly hasSignIns?: true;
}

/** Number of different requests per caller. */
const requestsPerCaller = 40;

export const scenarios: readonly Scenario[] = [
  { name: 'Search, newest', goal: 50, requestsOf: () => [{ path: '/api/v1/jobs' }] },
  {
    name: 'Search, filtered: mode, type, experience, location',
    goal: 50,
    requestsOf: (caller) => randomRequests(caller, filtered),
  },
  { name: 'Search, relevance, a common word', goal: 100, requestsOf: (caller) => words(caller, commonWords) },
  {
    name: 'Search, relevance, a common word near a town',
    goal: 100,
    requestsOf: (caller) => randomRequests(caller, nearTown),
  },
  { name: 'Search, relevance, two words', goal: 100, requestsOf: (caller) => words(caller, twoWords) },
  { name: 'Search, relevance, a rare word', goal: 100, requestsOf: (caller) => words(caller, rareWords) },
  { name: 'Search, counts of every filter', goal: 100, requestsOf: (caller) => randomRequests(caller, facets) },
  { name: 'Search, counts of every filter, all jobs', goal: 100, requestsOf: () => [{ path: '/api/v1/jobs/facets' }] },
  { name: 'Search, by pay', goal: 50, requestsOf: () => [{ path: '/api/v1/jobs?sort=pay' }] },
  { name: 'Autocomplete', goal: 50, requestsOf: (caller) => randomRequests(caller, autocomplete) },
  {
    name: 'Search, best match, logged in',
    requestsOf: (caller, tokens) => [authorized(caller, tokens, '/api/v1/jobs?sort=match')],
  },
  {
    name: 'Search, newest, logged in',
    requestsOf: (caller, tokens) => [authorized(caller, tokens, '/api/v1/jobs?sort=newest')],
  },
  { name: 'Job page', requestsOf: (caller) => randomRequests(caller, jobPage) },
  {
    name: 'Job page with the match, logged in',
    requestsOf: (caller, tokens) => randomRequests(caller, getMatch(caller, tokens)),
  },
  { name: 'Own identity, logged in', requestsOf: (caller, tokens) => [authorized(caller, tokens, '/api/v1/me')] },
  { name: 'Login', requestsOf: (caller) => randomRequests(caller, signIn) },
  ...staffScenarios,
];

type RandomSource = ReturnType<typeof createRandom>;

const commonWords = [
  'manager',
  'senior',
  'team',
  'system',
  'work',
  'customers',
  'engineer',
  'technician',
  'software',
  'data',
];
const twoWords = [
  'software engineer',
  'project manager',
  'data analyst',
  'senior technician',
  'customer service',
  'plan team',
];
const rareWords = ['theodolite', 'paintings', 'cadastral', 'curriculum', 'reeds', 'museum'];

const towns = readTowns().slice(0, 200);

function facets({ pick }: RandomSource): BenchRequest {
  return { path: `/api/v1/jobs/facets?${new URLSearchParams({ words: pick([...commonWords, ...twoWords]) })}` };
}

function autocomplete({ pick, int }: RandomSource): BenchRequest {
  const searches = pick([...commonWords, ...twoWords]).slice(0, int(2, 6));
  return { path: `/api/v1/jobs/suggestions?${new URLSearchParams({ words: searches })}` };
}

function filtered({ pick }: RandomSource): BenchRequest {
  const town = pick(towns);
  const query = new URLSearchParams({
    mode: pick(workModes),
    type: pick(jobTypes.slice(0, 3)),
    experience: pick(experienceBucketNames),
    place: `${town.city}, ${town.region}`,
    radius: pick(['25', '50', '100', '250']),
  });
  return { path: `/api/v1/jobs?${query}` };
}

function nearTown({ pick }: RandomSource): BenchRequest {
  const town = pick(towns);
  const query = new URLSearchParams({ words: pick(commonWords), place: `${town.city}, ${town.region}`, radius: '100' });
  return { path: `/api/v1/jobs?${query}` };
}

function jobPage({ int }: RandomSource): BenchRequest {
  return { path: `/api/v1/jobs/${int(1, jobCount)}` };
}

function getMatch(caller: number, tokens: Tokens) {
  return ({ int }: RandomSource): BenchRequest => authorized(caller, tokens, `/api/v1/jobs/${int(1, jobCount)}/match`);
}

/** @param account the id of a job seeker, or an email */
export function loginRequest(account: number | string): BenchRequest {
  return {
    path: '/api/v1/token',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: typeof account === 'number' ? seekerEmail(account) : account,
      password: benchPassword,
    }),
  };
}

function signIn({ int }: RandomSource): BenchRequest {
  return loginRequest(int(1, seekerCount));
}

function words(caller: number, list: readonly string[]): BenchRequest[] {
  return list.map((_word, index) => {
    const turn = list[(index + caller) % list.length] ?? '';
    return { path: `/api/v1/jobs?${new URLSearchParams({ words: turn })}` };
  });
}

function authorized(caller: number, { seekers }: Tokens, path: string): BenchRequest {
  return { path, headers: { authorization: `Bearer ${seekers[caller]}` } };
}

function randomRequests(caller: number, make: (random: RandomSource) => BenchRequest): BenchRequest[] {
  const random = createRandom(`caller ${caller}`);
  return Array.from({ length: requestsPerCaller }, () => make(random));
}
