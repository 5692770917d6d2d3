import * as z from 'zod/mini';
import { intInQuery, line, listInQuery } from '#domain/lib/fields.ts';
import { JobCard, JobType, WorkMode } from './job.ts';

/** Years of experience by bucket; the last one reads "over 8 years". Bounds are inclusive. */
export const experienceBuckets = {
  '0-2': [0, 2],
  '2-5': [2, 5],
  '5-8': [5, 8],
  '8-60': [8, 60],
} as const;
export type ExperienceBucket = keyof typeof experienceBuckets;

/** The years of a bucket: from, and up to but not with. The upper bound opens the next bucket, but for the last one. */
export function yearsOf(bucket: ExperienceBucket): readonly [from: number, below: number] {
  const [from, to] = experienceBuckets[bucket];
  return [from, bucket === '8-60' ? to + 1 : to];
}

export const jobSorts = ['newest', 'relevance', 'match'] as const;
export const JobSort = z.enum(jobSorts);
export type JobSort = z.infer<typeof JobSort>;

/** Radius around a place, in kilometres. */
export const radiusLimits = { min: 1, max: 500, standard: 50 } as const;

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
  experience: z.optional(listInQuery(z.enum(['0-2', '2-5', '5-8', '8-60']), 4)),
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
  /** The place that was understood, or null when the words name none. */
  place: z.nullable(z.object({ name: z.string(), latitude: z.number(), longitude: z.number(), radius: z.int() })),
});
export type JobPage = z.infer<typeof JobPage>;
