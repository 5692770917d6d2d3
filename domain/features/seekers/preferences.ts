import * as z from 'zod/mini';
import { JobType, Salary, WorkMode } from '#domain/features/jobs/job.ts';
import { radiusLimits } from '#domain/features/jobs/search-choices.ts';
import { Day, line } from '#domain/lib/fields.ts';

/** Whether somebody would move for a job. */
export const relocations = ['yes', 'perhaps', 'no'] as const;

/** The least somebody wants to earn, in whole units of the currency for each period. */
const PayFloor = z.object({
  min: z.nullable(z.int().check(z.gte(0), z.lte(9_999_999))),
  currency: Salary.shape.currency,
  period: Salary.shape.period,
});

const words = (max: number) => z.array(line(max, 1)).check(z.maxLength(20));

/** What a job seeker looks for. Words, as people say them; nothing of it is part of the match score. */
export const Preferences = z.object({
  titles: words(100),
  places: words(120),
  /** Kilometres around each of the places. */
  radius: z.int().check(z.gte(radiusLimits.min), z.lte(radiusLimits.max)),
  relocation: z.nullable(z.enum(relocations)),
  work_modes: z.array(WorkMode).check(z.maxLength(3)),
  job_types: z.array(JobType).check(z.maxLength(10)),
  pay: PayFloor,
  /** From this day on; null when it does not matter. */
  start_on: z.nullable(Day),
  industries: words(100),
});
export type Preferences = z.infer<typeof Preferences>;

export const noPreferences: Preferences = {
  titles: [],
  places: [],
  radius: radiusLimits.standard,
  relocation: null,
  work_modes: [],
  job_types: [],
  pay: { min: null, currency: 'USD', period: 'year' },
  start_on: null,
  industries: [],
};

/** Preferences as they are stored: what a row does not say yet, or says in a form of before, has not been said. */
export function storedPreferences(row: unknown): Preferences {
  const parsed = z.safeParse(Preferences, { ...noPreferences, ...(typeof row === 'object' ? row : null) });
  return parsed.success ? parsed.data : noPreferences;
}
