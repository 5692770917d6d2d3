import * as z from 'zod/mini';
import { JobFilter } from '#domain/features/jobs/search/search.ts';
import { radiusLimits } from '#domain/features/jobs/search/search-choices.ts';

/** A search without its sort order and page. */
export const SearchFilter = z.omit(JobFilter, { sort: true, cursor: true, limit: true });
export type SearchFilter = z.infer<typeof SearchFilter>;

const names = Object.keys(SearchFilter.shape) as (keyof SearchFilter)[];

/** Names and values of query parameters. */
type SearchParams = Iterable<readonly [name: string, value: string]>;

/** Parses query parameters; null if a value is invalid. */
export function parseSearchFilter(parts: SearchParams): SearchFilter | null {
  const given = new Map<string, string[]>();
  for (const [name, value] of parts) given.set(name, [...(given.get(name) ?? []), value]);
  const known = names.filter((name) => given.has(name)).map((name) => [name, pickValues(name, given.get(name) ?? [])]);
  const parsed = SearchFilter.safeParse(Object.fromEntries(known));
  return parsed.success ? parsed.data : null;
}

/** The canonical query of a search: only effective parameters in a fixed order, so equal searches have equal text. */
export function toSearchParams(filter: SearchFilter): [name: string, value: string][] {
  return names.flatMap((name) => {
    const value = normalizeValue(filter, name);
    if (value === undefined || value === '') return [];
    return (Array.isArray(value) ? sortUnique(value) : [String(value)]).map((each): [string, string] => [name, each]);
  });
}

/** All values of a list filter; the first value of any other. */
function pickValues(name: keyof SearchFilter, values: readonly string[]): string | readonly string[] {
  return isListFilter[name] ? values : (values[0] ?? '');
}

/** Whether a filter has several values. The type requires an entry for each filter. */
const isListFilter: { readonly [K in keyof SearchFilter]-?: IsList<SearchFilter[K]> } = {
  words: false,
  plain: true,
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

/** Omits a radius without a location, the default radius, and a currency without an amount. */
function normalizeValue(filter: SearchFilter, name: keyof SearchFilter) {
  if (name === 'radius' && (!filter.place || filter.radius === radiusLimits.default)) return undefined;
  if (name === 'plain' && !filter.words) return undefined;
  if (name === 'currency' && filter.pay === undefined) return undefined;
  if (name === 'words' || name === 'place') return filter[name]?.replace(/\s+/g, ' ');
  return filter[name];
}

function sortUnique(values: readonly unknown[]): string[] {
  return [...new Set(values.map(String))].sort();
}
