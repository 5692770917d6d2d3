import { jobTypes, workModes } from '#domain/features/jobs/choices.ts';
import {
  experienceBucketNames,
  jobFacts,
  jobSorts,
  payCurrencies,
  payLimits,
  postedWithinDays,
  radiusLimits,
} from '#domain/features/jobs/search/search-choices.ts';
import type { ContractOf, RequestInput } from '#domain/lib/endpoint.ts';
import { idText } from '#domain/lib/id-text.ts';
import type { jobsApi } from '#web/lib/api/hiring/jobs.ts';

const maxPages = 25;
const maxChoices = 20;

/** The keys of a search in its address, in their order, and how each is read. Invalid values are ignored. */
const readers = {
  words: text(200),
  /** Parts of the words to search for as plain text. */
  plain: matches(/^[^\0\r\n]{1,200}$/),
  place: text(120),
  /** Kilometers around the location; null for the default radius. */
  radius: wholeNumber(radiusLimits.min, radiusLimits.max),
  mode: choices(workModes),
  type: choices(jobTypes),
  experience: choices(experienceBucketNames),
  /** "US" */
  country: matches(/^[A-Z]{2}$/),
  /** "US-GA" */
  region: matches(/^[^\0\r\n]{1,130}$/),
  skill: matches(idText),
  industry: matches(idText),
  employer: matches(idText),
  fact: choices(jobFacts),
  /** Minimum yearly pay. */
  pay: wholeNumber(payLimits.min, payLimits.max),
  /** Null for the currency of the location. */
  currency: choice(payCurrencies),
  posted: choice(postedWithinDays),
  /** Null for the default order: relevance with a query, otherwise newest first. */
  sort: choice(jobSorts),
  /** Number of loaded pages. */
  pages: (values: readonly string[]) => wholeNumber(1, maxPages)(values) ?? 1,
};

type Name = keyof typeof readers;
const names = Object.keys(readers) as Name[];

/** A search with the keys and values of its address. An empty text, an empty list and null mean "any". */
export type JobSearch = { readonly [N in Name]: ReturnType<(typeof readers)[N]> };

/** Reads an address. Unknown keys and invalid values are ignored, so an old or hand-written address still works. */
export function searchOfAddress(params: URLSearchParams): JobSearch {
  return Object.fromEntries(names.map((name) => [name, readers[name](params.getAll(name))])) as unknown as JobSearch;
}

export const emptySearch: JobSearch = searchOfAddress(new URLSearchParams());

const { words: _words, plain: _plain, place: _place, sort: _sort, pages: _pages, ...withoutFilters } = emptySearch;
/** Clears every filter but keeps the query, location, and sort order. */
export const noFilters = withoutFilters;

/** Writes an address: only the effective values, in a fixed order, so that equal searches have equal addresses. */
export function addressOfSearch(search: JobSearch): URLSearchParams {
  return new URLSearchParams(
    names.flatMap((name) => getValues(search, name).map((value): [string, string] => [name, value])),
  );
}

type JobQuery = NonNullable<RequestInput<ContractOf<typeof jobsApi.search>>['query']>;

/** The query for the server, without `pages`: the list requests one page after another. */
export function queryOfSearch(search: JobSearch): JobQuery {
  const given = names
    .filter((name) => name !== 'pages')
    .map((name) => [name, getValues(search, name)] as const)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => [name, Array.isArray(search[name]) ? values : values[0]]);
  return Object.fromEntries(given) as JobQuery;
}

/** Counts the active filters, without query, location, and sort order. */
export function countFilters(search: JobSearch): number {
  const lists = names
    .filter((name) => name !== 'plain')
    .map((name) => search[name])
    .filter(Array.isArray);
  const single = (['radius', 'pay', 'posted'] as const).filter((name) => getValues(search, name).length > 0);
  return lists.flat().length + single.length;
}

/** The effective values of a key: a radius needs a location, a currency an amount, and page 1 is the default. */
function getValues(search: JobSearch, name: Name): string[] {
  if (name === 'radius' && search.place === '') return [];

  if (name === 'currency' && search.pay === null) return [];
  if (name === 'pages' && search.pages === 1) return [];
  const value = search[name];
  if (value === null || value === '') return [];
  return Array.isArray(value) ? [...value] : [String(value)];
}

type Reader<Value> = (values: readonly string[]) => Value;

function text(max: number): Reader<string> {
  return ([value = '']) => [...value.replace(/\s+/g, ' ').trim()].slice(0, max).join('');
}

function wholeNumber(min: number, max: number): Reader<number | null> {
  return ([value = '']) => {
    const number = /^\d{1,7}$/.test(value) ? Number(value) : Number.NaN;
    return number >= min && number <= max ? number : null;
  };
}

/** In the order of the choices and unique, regardless of click order. */
function choices<T extends string>(all: readonly T[]): Reader<readonly T[]> {
  return (values) => all.filter((one) => values.includes(one));
}

/** The first valid choice. */
function choice<T extends string>(all: readonly T[]): Reader<T | null> {
  return (values) => all.find((one) => values.includes(one)) ?? null;
}

/** Values without a fixed list of choices, sorted and unique. */
function matches(pattern: RegExp): Reader<readonly string[]> {
  return (values) => [...new Set(values.filter((value) => pattern.test(value)))].sort().slice(0, maxChoices);
}
