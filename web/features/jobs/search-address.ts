import type { jobsApi } from '#domain/features/jobs/contract.ts';
import { type JobType, jobTypes, type WorkMode, workModes } from '#domain/features/jobs/job.ts';
import {
  type ExperienceBucket,
  experienceBuckets,
  type JobFilter,
  type JobSort,
  jobSorts,
  radiusLimits,
} from '#domain/features/jobs/search.ts';
import type { Sent } from '#domain/lib/endpoint.ts';

/** A search as its address tells it. Empty texts and lists ask for nothing. */
export interface JobSearch {
  readonly words: string;
  readonly place: string;
  /** Kilometres around the place; null is the standard radius. */
  readonly radius: number | null;
  readonly mode: readonly WorkMode[];
  readonly type: readonly JobType[];
  readonly experience: readonly ExperienceBucket[];
  /** Null leaves the order to the search: by fit when there are words, else newest. */
  readonly sort: JobSort | null;
  /** How many pages are open. */
  readonly pages: number;
}

export const emptySearch: JobSearch = {
  words: '',
  place: '',
  radius: null,
  mode: [],
  type: [],
  experience: [],
  sort: null,
  pages: 1,
};

/** Most pages that an address opens at once. */
const mostPages = 25;

/** Reads an address. Parts that mean nothing are left out, so that an old or hand-made address still works. */
export function searchOfAddress(params: URLSearchParams): JobSearch {
  return {
    words: textIn(params, 'words', 200),
    place: textIn(params, 'place', 120),
    radius: numberIn(params, 'radius', radiusLimits.min, radiusLimits.max),
    mode: listIn(params, 'mode', workModes),
    type: listIn(params, 'type', jobTypes),
    experience: listIn(params, 'experience', buckets),
    sort: listIn(params, 'sort', jobSorts)[0] ?? null,
    pages: numberIn(params, 'pages', 1, mostPages) ?? 1,
  };
}

/** Writes an address: only what was asked for, in a fixed order, so that the same search has one address. */
export function addressOfSearch(search: JobSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (search.words) params.set('words', search.words);
  if (search.place) params.set('place', search.place);
  if (search.place && search.radius !== null) params.set('radius', String(search.radius));
  for (const name of ['mode', 'type', 'experience'] as const) {
    for (const value of search[name]) params.append(name, value);
  }
  if (search.sort) params.set('sort', search.sort);
  if (search.pages > 1) params.set('pages', String(search.pages));
  return params;
}

type JobQuery = NonNullable<Sent<typeof jobsApi.search>['query']>;

/** What the server is asked. `pages` stays with the list. */
export function queryOfSearch(search: JobSearch): JobQuery {
  const { pages: _pages, ...asked } = search;
  const params = addressOfSearch({ ...asked, pages: 1 });
  const query: Partial<Record<keyof JobFilter, string | string[]>> = {};
  for (const name of new Set(params.keys()) as Set<keyof JobFilter>) {
    const values = params.getAll(name);
    query[name] = listNames.has(name) ? values : (values[0] ?? '');
  }
  return query as JobQuery;
}

/** How many filters beside words, place and order are in use. */
export function countFilters(search: JobSearch): number {
  const hasRadius = search.place !== '' && search.radius !== null;
  return search.mode.length + search.type.length + search.experience.length + (hasRadius ? 1 : 0);
}

export const buckets = Object.keys(experienceBuckets) as ExperienceBucket[];

const listNames: ReadonlySet<string> = new Set(['mode', 'type', 'experience']);

function textIn(params: URLSearchParams, name: string, max: number): string {
  const text = (params.get(name) ?? '').replace(/\s+/g, ' ').trim();
  return [...text].slice(0, max).join('');
}

function numberIn(params: URLSearchParams, name: string, min: number, max: number): number | null {
  const text = params.get(name) ?? '';
  const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : null;
}

/** In the order of the choices, each once: a different order of clicks is the same search. */
function listIn<T extends string>(params: URLSearchParams, name: string, choices: readonly T[]): T[] {
  const given = new Set(params.getAll(name));
  return choices.filter((choice) => given.has(choice));
}
