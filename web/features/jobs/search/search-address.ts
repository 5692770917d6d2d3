import { jobTypes, workModes } from '#domain/features/jobs/choices.ts';
import type { jobsApi } from '#domain/features/jobs/contract.ts';
import type { Inclusion, JobType, WorkMode } from '#domain/features/jobs/job.ts';
import type { JobFilter, JobSort, PostedWithin } from '#domain/features/jobs/search.ts';
import {
  type ExperienceBucket,
  experienceBucketNames,
  inclusionFields,
  jobSorts,
  type PayCurrency,
  payCurrencies,
  payLimits,
  postedWithinDays,
  radiusLimits,
} from '#domain/features/jobs/search-choices.ts';
import type { RequestInput } from '#domain/lib/endpoint.ts';

/** A search as its address tells it. Empty texts and lists ask for nothing. */
export interface JobSearch {
  readonly words: string;
  readonly place: string;
  /** Kilometres around the place; null is the standard radius. */
  readonly radius: number | null;
  readonly mode: readonly WorkMode[];
  readonly type: readonly JobType[];
  readonly experience: readonly ExperienceBucket[];
  /** "US" */
  readonly country: readonly string[];
  /** "US-GA" */
  readonly region: readonly string[];
  /** At least so much a year; null asks for nothing. */
  readonly pay: number | null;
  /** Null leaves the currency to the place. */
  readonly currency: PayCurrency | null;
  /** Ids as the address has them. */
  readonly skill: readonly string[];
  readonly industry: readonly string[];
  readonly employer: readonly string[];
  readonly posted: PostedWithin | null;
  readonly fact: readonly (keyof Inclusion)[];
  /** Null leaves the order to the search: by fit when there are words, else newest. */
  readonly sort: JobSort | null;
  /** How many pages are open. */
  readonly pages: number;
}

/** A search with no more filters than words, place and order. */
export const noFilters = {
  radius: null,
  mode: [],
  type: [],
  experience: [],
  country: [],
  region: [],
  pay: null,
  currency: null,
  skill: [],
  industry: [],
  employer: [],
  posted: null,
  fact: [],
} satisfies Partial<JobSearch>;

export const emptySearch: JobSearch = { ...noFilters, words: '', place: '', sort: null, pages: 1 };

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
    experience: listIn(params, 'experience', experienceBucketNames),
    country: anyIn(params, 'country', /^[A-Z]{2}$/),
    region: anyIn(params, 'region', /^[^\0\r\n]{1,130}$/),
    pay: numberIn(params, 'pay', payLimits.min, payLimits.max),
    currency: listIn(params, 'currency', payCurrencies)[0] ?? null,
    skill: anyIn(params, 'skill', id),
    industry: anyIn(params, 'industry', id),
    employer: anyIn(params, 'employer', id),
    posted: listIn(params, 'posted', postedWithinDays)[0] ?? null,
    fact: listIn(params, 'fact', inclusionFields),
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
  for (const name of listNames) {
    for (const value of search[name]) params.append(name, value);
  }
  if (search.pay !== null) params.set('pay', String(search.pay));
  if (search.pay !== null && search.currency) params.set('currency', search.currency);
  if (search.posted) params.set('posted', search.posted);
  if (search.sort) params.set('sort', search.sort);
  if (search.pages > 1) params.set('pages', String(search.pages));
  return params;
}

type JobQuery = NonNullable<RequestInput<typeof jobsApi.search>['query']>;

/** What the server is asked. `pages` stays with the list. */
export function queryOfSearch(search: JobSearch): JobQuery {
  const { pages: _pages, ...asked } = search;
  const params = addressOfSearch({ ...asked, pages: 1 });
  const query: Partial<Record<keyof JobFilter, string | string[]>> = {};
  for (const name of new Set(params.keys()) as Set<keyof JobFilter>) {
    const values = params.getAll(name);
    query[name] = isList(name) ? values : (values[0] ?? '');
  }
  return query as JobQuery;
}

/** How many filters beside words, place and order are in use. */
export function countFilters(search: JobSearch): number {
  const hasRadius = search.place !== '' && search.radius !== null;
  const single = [hasRadius, search.pay !== null, search.posted !== null].filter(Boolean).length;
  return listNames.reduce((count, name) => count + search[name].length, single);
}

/** The filters of which several values may be chosen. */
const listNames = ['mode', 'type', 'experience', 'country', 'region', 'skill', 'industry', 'employer', 'fact'] as const;

function isList(name: string): boolean {
  return listNames.some((list) => list === name);
}

const id = /^[1-9]\d{0,15}$/;
const mostChoices = 20;

/** Values that the address alone knows, each once, in its own order. */
function anyIn(params: URLSearchParams, name: string, form: RegExp): string[] {
  const given = params.getAll(name).filter((value) => form.test(value));
  return [...new Set(given)].sort().slice(0, mostChoices);
}

function textIn(params: URLSearchParams, name: string, max: number): string {
  const text = (params.get(name) ?? '').replace(/\s+/g, ' ').trim();
  return [...text].slice(0, max).join('');
}

function numberIn(params: URLSearchParams, name: string, min: number, max: number): number | null {
  const text = params.get(name) ?? '';
  const value = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : null;
}

/** In the order of the choices, each once: a different order of clicks is the same search. */
function listIn<T extends string>(params: URLSearchParams, name: string, choices: readonly T[]): T[] {
  const given = new Set(params.getAll(name));
  return choices.filter((choice) => given.has(choice));
}
