import * as z from 'zod/mini';
import { JobCard, JobType, WorkMode } from '#domain/features/jobs/job.ts';
import { IdFromText, intInQuery, line, listInQuery } from '#domain/lib/fields.ts';
import { DidYouMean, QueryChip } from './query-chips.ts';
import {
  experienceBucketNames,
  jobFacts,
  jobSorts,
  payCurrencies,
  payLimits,
  postedWithinDays,
  radiusLimits,
} from './search-choices.ts';

export const JobSort = z.enum(jobSorts);
export type JobSort = z.infer<typeof JobSort>;

const PostedWithin = z.enum(postedWithinDays);
export type PostedWithin = z.infer<typeof PostedWithin>;

const JobFactName = z.enum(jobFacts);

/** ISO 3166-1: "US". */
const CountryCode = z.string().check(z.regex(/^[A-Z]{2}$/));

/** Key of a state or province: "US-GA". */
const RegionKey = z.string().check(z.regex(/^[^\0\r\n]{1,130}$/));

/** Choices per filter. */
const maxChoices = 20;

export const pageSize = { default: 20, max: 50 } as const;

/** The state of a search. The URL of /search has the same keys. */
export const JobFilter = z.object({
  words: z.optional(line(200)),
  /** Parts of `words` to search for as plain text, neither interpreted nor corrected. */
  plain: z.optional(listInQuery(line(200, 1), maxChoices)),
  place: z.optional(line(120)),
  radius: z.optional(intInQuery(radiusLimits.min, radiusLimits.max)),
  mode: z.optional(listInQuery(WorkMode, 3)),
  type: z.optional(listInQuery(JobType, 7)),
  experience: z.optional(listInQuery(z.enum(experienceBucketNames), experienceBucketNames.length)),
  country: z.optional(listInQuery(CountryCode, maxChoices)),
  region: z.optional(listInQuery(RegionKey, maxChoices)),
  /** Minimum yearly pay, in `currency`. */
  pay: z.optional(intInQuery(payLimits.min, payLimits.max)),
  currency: z.optional(z.enum(payCurrencies)),
  skill: z.optional(listInQuery(IdFromText, maxChoices)),
  industry: z.optional(listInQuery(IdFromText, maxChoices)),
  employer: z.optional(listInQuery(IdFromText, maxChoices)),
  posted: z.optional(PostedWithin),
  fact: z.optional(listInQuery(JobFactName, jobFacts.length)),
  sort: z.optional(JobSort),
  cursor: z.optional(z.string().check(z.maxLength(300), z.regex(/^[\w-]*$/))),
  limit: z.optional(intInQuery(1, pageSize.max)),
});
export type JobFilter = z.infer<typeof JobFilter>;

/** `capped` means "at least this many". */
export const CappedCount = z.object({ count: z.int(), capped: z.boolean() });
export type CappedCount = z.infer<typeof CappedCount>;

/** The number of jobs if one filter were dropped. */
const WithoutFilter = z.object({
  /** A key of the filter. */
  filter: z.string(),
  /** For `words`, the `words` of the chip to drop; else empty. */
  words: z.string(),
  total: CappedCount,
});

export const JobPage = z.object({
  jobs: z.array(JobCard),
  /** The `cursor` of the next page; null at the end. */
  next: z.nullable(z.string()),
  /** Only on the first page. */
  total: z.nullable(CappedCount),
  /** Sorting by match was requested without a profile to match, so the newest come first. */
  unmatched: z.boolean(),
  /** The corrected search text, if the original found nothing and looks misspelled. */
  corrected: z.nullable(z.string()),
  /** How the search text was understood, in the order of its words. */
  chips: z.array(QueryChip),
  did_you_mean: z.nullable(DidYouMean),
  /** If nothing matches: the jobs found without one filter or one part of the text. Empty otherwise. */
  without: z.array(WithoutFilter),
  /** If nothing matches near the place: the smallest wider distance that finds jobs, in kilometers. */
  wider: z.nullable(z.object({ radius: z.int(), total: CappedCount })),
  /** The order used: the requested one or the default. */
  sort: JobSort,
  /** The resolved location; null if none. */
  place: z.nullable(
    z.object({
      kind: z.enum(['city', 'postal_code', 'region', 'country']),
      /** "Houston, TX", "Texas" */
      name: z.string(),
      country: z.enum(['US', 'CA']),
      /** Kilometers around a city or postal code; null for a region or country. */
      radius: z.nullable(z.int()),
    }),
  ),
});
export type JobPage = z.infer<typeof JobPage>;

/** The number of results if this value were added to its filter. */
const FacetValue = z.object({ value: z.string(), label: z.string(), count: z.int() });

/** Filters with counts. */
export const facetNames = [
  'mode',
  'type',
  'experience',
  'country',
  'region',
  'skill',
  'industry',
  'employer',
  'posted',
  'fact',
] as const;
export type FacetName = (typeof facetNames)[number];

/** The values of each filter with the most jobs, in descending order; selected values are always included. */
export const JobFacets = z.record(z.enum(facetNames), z.array(FacetValue));
export type JobFacets = z.infer<typeof JobFacets>;

/** An autocomplete suggestion. */
export const JobSuggestion = z.object({
  kind: z.enum(['title', 'skill', 'employer']),
  text: z.string(),
  /** Number of jobs that a search for `text` finds. */
  count: z.int(),
  /** Whether there are more than `count`. */
  capped: z.boolean(),
});
export type JobSuggestion = z.infer<typeof JobSuggestion>;
