import * as z from 'zod/mini';
import { JobFilter } from '#domain/features/jobs/search.ts';
import { radiusLimits } from '#domain/features/jobs/search-choices.ts';

/** What a search asks for, whatever its order and page. */
export const SearchFilter = z.omit(JobFilter, { sort: true, cursor: true, limit: true });
export type SearchFilter = z.infer<typeof SearchFilter>;

const names = Object.keys(SearchFilter.shape) as (keyof SearchFilter)[];

/** Name and value of each part of an address's query. */
type Parts = Iterable<readonly [name: string, value: string]>;

/** Reads the query of an address; null where it asks for something that no search knows. */
export function filterOfParts(parts: Parts): SearchFilter | null {
  const given = new Map<string, string[]>();
  for (const [name, value] of parts) given.set(name, [...(given.get(name) ?? []), value]);
  const known = names.filter((name) => given.has(name)).map((name) => [name, valuesOf(name, given.get(name) ?? [])]);
  const parsed = SearchFilter.safeParse(Object.fromEntries(known));
  return parsed.success ? parsed.data : null;
}

/** The query that stands for a search: only what matters, in a fixed order, so that the same search is the same text. */
export function partsOfFilter(filter: SearchFilter): [name: string, value: string][] {
  return names.flatMap((name) => {
    const value = meaningOf(filter, name);
    if (value === undefined || value === '') return [];
    return (Array.isArray(value) ? inOrder(value) : [String(value)]).map((each): [string, string] => [name, each]);
  });
}

/** Lists come once or several times; of anything else the first counts. */
function valuesOf(name: keyof SearchFilter, values: readonly string[]): string | readonly string[] {
  return takesList[name] ? values : (values[0] ?? '');
}

/** Which filters take several values: one that is new does not compile without its line here. */
const takesList: { readonly [K in keyof SearchFilter]-?: IsList<SearchFilter[K]> } = {
  words: false,
  place: false,
  radius: false,
  mode: true,
  type: true,
  experience: true,
  country: true,
  region: true,
  pay: false,
  currency: false,
  skill: true,
  industry: true,
  employer: true,
  posted: false,
  fact: true,
};

type IsList<Value> = NonNullable<Value> extends readonly unknown[] ? true : false;

/** A radius without a place and a currency without an amount ask for nothing; the standard radius goes without saying. */
function meaningOf(filter: SearchFilter, name: keyof SearchFilter) {
  if (name === 'radius' && (!filter.place || filter.radius === radiusLimits.standard)) return undefined;
  if (name === 'currency' && filter.pay === undefined) return undefined;
  if (name === 'words' || name === 'place') return filter[name]?.replace(/\s+/g, ' ');
  return filter[name];
}

function inOrder(values: readonly unknown[]): string[] {
  return [...new Set(values.map(String))].sort();
}
