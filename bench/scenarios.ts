import { jobTypes, workModes } from '#domain/features/jobs/choices.ts';
import { experienceBucketNames } from '#domain/features/jobs/search-choices.ts';
import { randomFor } from '#server/db/demo/random.ts';
import { jobCount, seekerCount } from './data/fill.ts';
import { benchPassword, seekerEmail } from './data/seekers.ts';
import { readTowns } from './data/vocabulary.ts';
import type { BenchRequest } from './load.ts';

/** One thing that many people do, as requests. */
export interface Scenario {
  readonly name: string;
  /** Longest p95 in milliseconds, where one is promised. */
  readonly goal?: number;
  /** The requests of one caller. Callers differ, so that nobody is served from another's luck. */
  readonly requestsOf: (caller: number, tokens: readonly string[]) => BenchRequest[];
}

/** Different requests of one caller. */
const variety = 40;

export const scenarios: readonly Scenario[] = [
  { name: 'Search, newest', goal: 50, requestsOf: () => [{ path: '/api/v1/jobs' }] },
  {
    name: 'Search, filtered: mode, type, experience, place',
    goal: 50,
    requestsOf: (caller) => various(caller, filtered),
  },
  { name: 'Search, relevance, a common word', goal: 100, requestsOf: (caller) => words(caller, commonWords) },
  { name: 'Search, relevance, a common word near a town', goal: 100, requestsOf: (caller) => various(caller, near) },
  { name: 'Search, relevance, two words', goal: 100, requestsOf: (caller) => words(caller, twoWords) },
  { name: 'Search, relevance, a rare word', goal: 100, requestsOf: (caller) => words(caller, rareWords) },
  { name: 'Search, counts of every filter', goal: 100, requestsOf: (caller) => various(caller, counts) },
  { name: 'Search, counts of every filter, all jobs', goal: 100, requestsOf: () => [{ path: '/api/v1/jobs/facets' }] },
  { name: 'Search, by pay', goal: 50, requestsOf: () => [{ path: '/api/v1/jobs?sort=pay' }] },
  { name: 'Autocomplete', goal: 50, requestsOf: (caller) => various(caller, beginnings) },
  {
    name: 'Search, best match, signed in',
    requestsOf: (caller, tokens) => [as(caller, tokens, '/api/v1/jobs?sort=match')],
  },
  { name: 'Search, newest, signed in', requestsOf: (caller, tokens) => [as(caller, tokens, '/api/v1/jobs')] },
  { name: 'Job page', requestsOf: (caller) => various(caller, jobPage) },
  {
    name: 'Job page with the match, signed in',
    requestsOf: (caller, tokens) => various(caller, matchOf(caller, tokens)),
  },
  { name: 'Own identity, signed in', requestsOf: (caller, tokens) => [as(caller, tokens, '/api/v1/me')] },
  { name: 'Sign-in', requestsOf: (caller) => various(caller, signIn) },
];

type Choices = ReturnType<typeof randomFor>;

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

function counts({ pick }: Choices): BenchRequest {
  return { path: `/api/v1/jobs/facets?${new URLSearchParams({ words: pick([...commonWords, ...twoWords]) })}` };
}

function beginnings({ pick, int }: Choices): BenchRequest {
  const words = pick([...commonWords, ...twoWords]).slice(0, int(2, 6));
  return { path: `/api/v1/jobs/suggestions?${new URLSearchParams({ words })}` };
}

function filtered({ pick }: Choices): BenchRequest {
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

function near({ pick }: Choices): BenchRequest {
  const town = pick(towns);
  const query = new URLSearchParams({ words: pick(commonWords), place: `${town.city}, ${town.region}`, radius: '100' });
  return { path: `/api/v1/jobs?${query}` };
}

function jobPage({ int }: Choices): BenchRequest {
  return { path: `/api/v1/jobs/${int(1, jobCount)}` };
}

function matchOf(caller: number, tokens: readonly string[]) {
  return ({ int }: Choices): BenchRequest => as(caller, tokens, `/api/v1/jobs/${int(1, jobCount)}/match`);
}

export function signInOf(id: number): BenchRequest {
  return {
    path: '/api/v1/token',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: seekerEmail(id), password: benchPassword }),
  };
}

function signIn({ int }: Choices): BenchRequest {
  return signInOf(int(1, seekerCount));
}

function words(caller: number, list: readonly string[]): BenchRequest[] {
  return list.map((_word, at) => {
    const turn = list[(at + caller) % list.length] ?? '';
    return { path: `/api/v1/jobs?${new URLSearchParams({ words: turn })}` };
  });
}

function as(caller: number, tokens: readonly string[], path: string): BenchRequest {
  return { path, headers: { authorization: `Bearer ${tokens[caller]}` } };
}

function various(caller: number, make: (random: Choices) => BenchRequest): BenchRequest[] {
  const random = randomFor(`caller ${caller}`);
  return Array.from({ length: variety }, () => make(random));
}
