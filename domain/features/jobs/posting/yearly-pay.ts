import type { Salary } from '#domain/features/jobs/job.ts';

/** Periods per year of full-time work. */
const periodsPerYear: Record<Salary['period'], number> = { year: 1, month: 12, week: 52, day: 260, hour: 2080 };

/** The minimum full-time pay per year, or the maximum if no minimum is given; null if neither is. */
export function getYearlyPay({ min, max, currency, period }: Salary): { yearly: number; currency: string } | null {
  const amount = min ?? max;
  return amount === null ? null : { yearly: toYearly(amount, period), currency };
}

/** The full-time pay per year, from an amount per period. */
export function toYearly(amount: number, period: Salary['period']): number {
  return amount * periodsPerYear[period];
}
