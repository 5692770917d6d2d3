import * as z from 'zod/mini';
import { type ExperienceBucket, experienceBuckets, radiusLimits } from '#domain/features/jobs/search/search-choices.ts';
import { IdFromText, intInQuery, line, listInQuery } from '#domain/lib/fields.ts';
import { parseWords } from './boolean-words.ts';

const names = z.optional(listInQuery(line(100, 1), 10));
const levels = z.optional(listInQuery(intInQuery(1, 5), 5));

/** When a person can start: at once, or within a number of days. */
export const availabilities = ['now', '30', '90'] as const;
export type Availability = (typeof availabilities)[number];

const buckets = Object.keys(experienceBuckets) as [ExperienceBucket, ...ExperienceBucket[]];

/** The conditions of an advanced search. All of them must be met. */
export const PeopleFilter = z.object({
  /** Words combined with AND, OR, and NOT. */
  words: z.optional(line(300).check(z.refine((text) => !('error' in parseWords(text)), { error: 'invalid_words' }))),
  /** At least one, all, or none of these skills. */
  skill_any: names,
  skill_all: names,
  skill_not: names,
  /** At least one of each. */
  title: names,
  industry: names,
  certification: names,
  /** The lowest level of education, by rank. */
  education: z.optional(intInQuery(1, 5)),
  /** Management levels, by rank. */
  level: levels,
  experience: z.optional(listInQuery(z.enum(buckets), buckets.length)),
  place: z.optional(line(120)),
  /** Kilometers around the place. */
  radius: z.optional(intInQuery(radiusLimits.min, radiusLimits.max)),
  available: z.optional(z.enum(availabilities)),
  /** The job whose match ranks the people. */
  job: z.optional(IdFromText),
});
export type PeopleFilter = z.infer<typeof PeopleFilter>;

type FilterName = keyof PeopleFilter;
const peopleFilterNames = Object.keys(PeopleFilter.shape) as FilterName[];

const listFilters: ReadonlySet<FilterName> = new Set([
  'skill_any',
  'skill_all',
  'skill_not',
  'title',
  'industry',
  'certification',
  'level',
  'experience',
]);

/** The values of the filter's parameters, as an endpoint takes them. */
export type PeopleFilterQuery = Partial<Record<FilterName, string | string[]>>;

/** Names and values of query parameters. */
type Params = Iterable<readonly [name: string, value: string]>;

/** Reads query parameters; unknown and empty ones are ignored. */
export function readPeopleFilterQuery(params: Params): PeopleFilterQuery {
  const given = [...params].filter(([, value]) => value.trim() !== '');
  return Object.fromEntries(
    peopleFilterNames.flatMap((name): [FilterName, string | string[]][] => {
      const [first, ...rest] = given.flatMap(([key, value]) => (key === name ? [value] : []));
      if (first === undefined) return [];
      return [[name, listFilters.has(name) ? [first, ...rest] : first]];
    }),
  );
}

/** Parses query parameters; null if a value is invalid. */
export function parsePeopleFilter(params: Params): PeopleFilter | null {
  const parsed = PeopleFilter.safeParse(readPeopleFilterQuery(params));
  return parsed.success ? parsed.data : null;
}

/** Equal filters have equal parameters: a radius without a place is left out, lists are sorted. */
export function toPeopleParams(filter: PeopleFilter): [name: string, value: string][] {
  return peopleFilterNames.flatMap((name): [string, string][] => {
    const value = name === 'radius' && !filter.place ? undefined : filter[name];
    if (value === undefined || value === '') return [];
    const values = Array.isArray(value) ? [...new Set(value.map(String))].sort() : [String(value)];
    return values.map((each): [string, string] => [name, each.replace(/\s+/g, ' ')]);
  });
}
