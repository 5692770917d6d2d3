import * as z from 'zod/mini';
import { IdFromText, intInQuery, line, listInQuery } from '#domain/lib/fields.ts';
import { JobCard, JobType, WorkMode } from './job.ts';
import {
  experienceBucketNames,
  inclusionFields,
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

const InclusionFact = z.enum(inclusionFields);

/** ISO 3166-1: "US". */
const CountryCode = z.string().check(z.regex(/^[A-Z]{2}$/));

/** A state or province as a filter knows it: "US-GA". */
const RegionKey = z.string().check(z.regex(/^[^\0\r\n]{1,130}$/));

/** Choices of one filter at most. */
const mostChoices = 20;

/** Above this number a list says "1,000+": counting every row of a common word costs more than it tells. */
export const countCap = 1000;

export const pageSize = { standard: 20, max: 50 } as const;

/** The whole state of a search; the address of /search holds the same keys. */
export const JobFilter = z.object({
  words: z.optional(line(200)),
  place: z.optional(line(120)),
  radius: z.optional(intInQuery(radiusLimits.min, radiusLimits.max)),
  mode: z.optional(listInQuery(WorkMode, 3)),
  type: z.optional(listInQuery(JobType, 7)),
  experience: z.optional(listInQuery(z.enum(experienceBucketNames), experienceBucketNames.length)),
  country: z.optional(listInQuery(CountryCode, mostChoices)),
  region: z.optional(listInQuery(RegionKey, mostChoices)),
  /** At least so much a year, in `currency`. */
  pay: z.optional(intInQuery(payLimits.min, payLimits.max)),
  currency: z.optional(z.enum(payCurrencies)),
  skill: z.optional(listInQuery(IdFromText, mostChoices)),
  industry: z.optional(listInQuery(IdFromText, mostChoices)),
  employer: z.optional(listInQuery(IdFromText, mostChoices)),
  posted: z.optional(PostedWithin),
  fact: z.optional(listInQuery(InclusionFact, inclusionFields.length)),
  sort: z.optional(JobSort),
  cursor: z.optional(z.string().check(z.maxLength(300), z.regex(/^[\w-]*$/))),
  limit: z.optional(intInQuery(1, pageSize.max)),
});
export type JobFilter = z.infer<typeof JobFilter>;

/** A count that stops at a cap: `capped` means "at least this many". */
export const CappedCount = z.object({ count: z.int(), capped: z.boolean() });
export type CappedCount = z.infer<typeof CappedCount>;

export const JobPage = z.object({
  jobs: z.array(JobCard),
  /** Goes into `cursor` to get the next page; null at the end. */
  next: z.nullable(z.string()),
  /** Known on the first page only. */
  total: z.nullable(CappedCount),
  /** The best match was asked for, and there is no profile to tell it from: the newest come first instead. */
  unmatched: z.boolean(),
  /** The words that were looked up instead, when the given ones found nothing and look misspelt. */
  corrected: z.nullable(z.string()),
  /** The place that was understood, or null when the words name none. */
  place: z.nullable(z.object({ name: z.string(), latitude: z.number(), longitude: z.number(), radius: z.int() })),
});
export type JobPage = z.infer<typeof JobPage>;

/** How many of the found jobs would be left by choosing a value more in its filter; the other filters hold. */
const Counted = z.object({ value: z.string(), label: z.string(), count: z.int() });

/** The filters that have counts. */
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

/** For each filter its values with the most jobs, most first; values chosen already are always there. */
export const JobFacets = z.record(z.enum(facetNames), z.array(Counted));
export type JobFacets = z.infer<typeof JobFacets>;

/** What somebody may mean who has typed a beginning. */
export const JobSuggestion = z.object({
  kind: z.enum(['title', 'skill', 'employer']),
  text: z.string(),
  /** How many active jobs have it. */
  count: z.int(),
});
export type JobSuggestion = z.infer<typeof JobSuggestion>;
