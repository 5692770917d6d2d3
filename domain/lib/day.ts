import { formatPerTimeZone } from './time-zone.ts';

/** 24 hours in milliseconds, regardless of clock changes. */
export const dayMs = 86_400_000;

export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs);
}

export function subtractDays(moment: Date, days: number): Date {
  return addDays(moment, -days);
}

/**
 * The moment `workingDays` later. Days that are a Saturday or a Sunday in the time zone are skipped: a start on a weekend
 * counts from the following Monday.
 */
export function addWorkingDays(moment: Date, workingDays: number, timeZone: string): Date {
  const weekday = weekdayFormat(timeZone);
  let end = moment;
  for (let remaining = workingDays; remaining > 0; ) {
    end = addDays(end, 1);
    if (!weekend.has(weekday.format(end))) remaining -= 1;
  }
  return end;
}

const weekdayFormat = formatPerTimeZone('en-US', { weekday: 'short' });
const weekend: ReadonlySet<string> = new Set(['Sat', 'Sun']);
