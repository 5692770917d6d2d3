import * as z from 'zod/mini';
import { CappedCount } from '#domain/features/jobs/search/search.ts';
import { MatchBand } from '#domain/features/matching/explanation/evidence.ts';
import { mailFrequencies } from '#domain/features/saved-searches/contract.ts';
import { SeekerCard } from '#domain/features/seekers/pool.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Day, Id, IdFromText, line, Moment } from '#domain/lib/fields.ts';
import { PeopleFilter } from './filter.ts';

const Fraction = z.nullable(z.number());

/** Which of the conditions a person meets, in the words of the search. Empty lists and null mean: not searched for. */
const MatchReasons = z.object({
  /** Words of the search that the profile contains. */
  words: z.array(z.string()),
  skills: z.array(z.string()),
  titles: z.array(z.string()),
  industries: z.array(z.string()),
  certifications: z.array(z.string()),
  education_level: z.nullable(z.int()),
  management_level: z.nullable(z.int()),
  /** Full years in the dated positions. */
  experience_years: z.nullable(z.int()),
  /** Kilometers from the place. */
  distance: z.nullable(z.number()),
  /** The earliest start day; a null day means that the person named none. */
  start: z.nullable(z.object({ day: z.nullable(Day) })),
});
export type MatchReasons = z.infer<typeof MatchReasons>;

export const FoundPerson = z.object({
  ...SeekerCard.shape,
  /** The newest application that the caller may read; null if the caller reads the profile instead. */
  application_id: z.nullable(Id),
  /** The match with the chosen job; null without a job, or without enough information for a number. */
  match: z.nullable(
    z.object({
      total: z.int(),
      band: MatchBand,
      parts: z.object({
        Skills: Fraction,
        Certifications: Fraction,
        Education: Fraction,
        JobTitles: Fraction,
        Industries: Fraction,
        ManagementLevel: Fraction,
      }),
    }),
  ),
  reasons: MatchReasons,
});
export type FoundPerson = z.infer<typeof FoundPerson>;

export const FoundPeople = z.object({
  people: z.array(FoundPerson),
  next: z.nullable(z.string()),
  total: CappedCount,
  /** Names and places of the search that are unknown, so that no profile has them. */
  unknown: z.array(z.string()),
});
export type FoundPeople = z.infer<typeof FoundPeople>;

export const maxPeopleSearches = 20;

const Frequency = z.enum(mailFrequencies);
const name = line(100, 1);

export const PeopleSearch = z.object({
  id: Id,
  name: z.string(),
  /** The query string of the search. */
  address: z.string(),
  frequency: Frequency,
  created_at: Moment,
});
export type PeopleSearch = z.infer<typeof PeopleSearch>;

export const NewPeopleSearch = z.object({ name, address: line(4000), frequency: Frequency });
export type NewPeopleSearch = z.infer<typeof NewPeopleSearch>;

const access = { permission: 'seeker.search' } as const;
const params = z.object({ id: IdFromText });

export const peopleSearchApi = {
  find: endpoint({
    method: 'GET',
    path: '/api/v1/people-search',
    access,
    query: z.extend(PeopleFilter, { cursor: z.optional(z.string().check(z.maxLength(300), z.regex(/^[\w-]*$/))) }),
    response: FoundPeople,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/people-searches',
    access,
    response: z.object({ searches: z.array(PeopleSearch) }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/v1/people-searches',
    access,
    body: NewPeopleSearch,
    response: PeopleSearch,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v1/people-searches/:id',
    access,
    params,
    body: z.object({ name: z.optional(name), frequency: z.optional(Frequency) }),
    response: PeopleSearch,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/people-searches/:id',
    access,
    params,
    response: z.object({ is_removed: z.boolean() }),
  }),
};
