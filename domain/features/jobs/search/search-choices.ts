import type { Inclusion } from '#domain/features/jobs/job.ts';
import { emptyInclusion } from '#domain/features/jobs/posting/empty-inclusion.ts';
import { type WorkplaceAnswer, workplaceAnswers } from '#domain/features/jobs/posting/workplace-answers.ts';

/** Years of experience by bucket; the last one reads "over 8 years". Bounds are inclusive. */
export const experienceBuckets = {
  '0-2': [0, 2],
  '2-5': [2, 5],
  '5-8': [5, 8],
  '8-60': [8, 60],
} as const;
export type ExperienceBucket = keyof typeof experienceBuckets;

/** In ascending order. */
export const experienceBucketNames = Object.keys(experienceBuckets) as ExperienceBucket[];

/** The bucket for a job's minimum years; a shared bound belongs to the higher bucket. */
export function getExperienceBucket(years: number | null): ExperienceBucket | null {
  if (years === null) return null;
  return experienceBucketNames.findLast((name) => years >= experienceBuckets[name][0]) ?? null;
}

export const jobSorts = ['newest', 'relevance', 'match', 'pay'] as const;

/** Maximum age of a job, in days. */
export const postedWithinDays = ['1', '7', '14', '30'] as const;

/** Inclusion fields; as a filter, the jobs that state the field. Only saved searches and old addresses still use them. */
export const inclusionFields = Object.keys(emptyInclusion) as (keyof Inclusion)[];

/** What the work environment can be filtered by: an answer, or a stated field. */
export type JobFact = WorkplaceAnswer | keyof Inclusion;
export const jobFacts: readonly JobFact[] = [...new Set<JobFact>([...inclusionFields, ...workplaceAnswers])];

/** Currencies of the pay filter; amounts are never converted. */
export const payCurrencies = ['USD', 'CAD'] as const;
export type PayCurrency = (typeof payCurrencies)[number];

/** Bounds of the yearly pay filter, in whole units. */
export const payLimits = { min: 1, max: 9_999_999 } as const;

/** Radius around a location, in kilometers. The default is 25 miles. */
export const radiusLimits = { min: 1, max: 500, default: 40 } as const;
