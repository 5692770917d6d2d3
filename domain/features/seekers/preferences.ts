import * as z from 'zod/mini';
import { JobType, Salary, WorkMode } from '#domain/features/jobs/job.ts';
import { radiusLimits } from '#domain/features/jobs/search/search-choices.ts';
import { Day, line } from '#domain/lib/fields.ts';

export const relocationChoices = ['yes', 'perhaps', 'no'] as const;

/** Minimum pay in whole units of the currency per period. */
const MinimumPay = z.object({
  min: z.nullable(z.int().check(z.gte(0), z.lte(9_999_999))),
  currency: Salary.shape.currency,
  period: Salary.shape.period,
});

const termList = (max: number) => z.array(line(max, 1)).check(z.maxLength(20));

/** A job seeker's preferences, as free text. Never part of the match score. */
export const Preferences = z.object({
  titles: termList(100),
  places: termList(120),
  /** Kilometers around each location. */
  radius: z.int().check(z.gte(radiusLimits.min), z.lte(radiusLimits.max)),
  relocation: z.nullable(z.enum(relocationChoices)),
  work_modes: z.array(WorkMode).check(z.maxLength(3)),
  job_types: z.array(JobType).check(z.maxLength(10)),
  pay: MinimumPay,
  /** Earliest start day; null if any. */
  start_on: z.nullable(Day),
  industries: termList(100),
});
export type Preferences = z.infer<typeof Preferences>;

export const emptyPreferences: Preferences = {
  titles: [],
  places: [],
  radius: radiusLimits.default,
  relocation: null,
  work_modes: [],
  job_types: [],
  pay: { min: null, currency: 'USD', period: 'year' },
  start_on: null,
  industries: [],
};

/** Parses stored preferences; missing fields are empty, and an outdated format resets all. */
export function parsePreferences(row: unknown): Preferences {
  const parsed = z.safeParse(Preferences, { ...emptyPreferences, ...(typeof row === 'object' ? row : null) });
  return parsed.success ? parsed.data : emptyPreferences;
}
