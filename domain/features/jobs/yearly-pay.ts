import type { Salary } from './job.ts';

/** How many of a period a full year of work has. */
const periodsOfYear: Record<Salary['period'], number> = { year: 1, month: 12, week: 52, day: 260, hour: 2080 };

/** The least a job pays in a year of full time; its greatest pay where no least is told. Null when neither is. */
export function yearlyPay({ min, max, currency, period }: Salary): { yearly: number; currency: string } | null {
  const amount = min ?? max;
  return amount === null ? null : { yearly: amount * periodsOfYear[period], currency };
}
