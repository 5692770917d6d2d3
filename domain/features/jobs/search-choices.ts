import { noInclusionFacts } from './choices.ts';
import type { Inclusion } from './job.ts';

/** Years of experience by bucket; the last one reads "over 8 years". Bounds are inclusive. */
export const experienceBuckets = {
  '0-2': [0, 2],
  '2-5': [2, 5],
  '5-8': [5, 8],
  '8-60': [8, 60],
} as const;
export type ExperienceBucket = keyof typeof experienceBuckets;

/** From the least experience to the most. */
export const experienceBucketNames = Object.keys(experienceBuckets) as ExperienceBucket[];

/** The one bucket of a job by the least years it asks for, if it asks for any: years that end a bucket open the next. */
export function bucketOf(years: number | null): ExperienceBucket | null {
  if (years === null) return null;
  return experienceBucketNames.findLast((name) => years >= experienceBuckets[name][0]) ?? null;
}

export const jobSorts = ['newest', 'relevance', 'match', 'pay'] as const;

/** How many days ago a job may have been published. */
export const postedWithin = ['1', '7', '14', '30'] as const;

/** What a job tells about the place of work; asking for one finds the jobs that tell it. */
export const inclusionFacts = Object.keys(noInclusionFacts) as (keyof Inclusion)[];

/** Currencies that pay can be asked in; amounts are compared as they are, never converted. */
export const payCurrencies = ['USD', 'CAD'] as const;
export type PayCurrency = (typeof payCurrencies)[number];

/** Least and greatest yearly pay that can be asked for, in whole units. */
export const payLimits = { min: 1, max: 9_999_999 } as const;

/** Radius around a place, in kilometres. */
export const radiusLimits = { min: 1, max: 500, standard: 50 } as const;
