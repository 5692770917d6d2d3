import * as z from 'zod/mini';
import { moveDay } from '#domain/features/reports/period.ts';
import { getDayNumber } from '#domain/lib/day-number.ts';
import { Moment } from '#domain/lib/fields.ts';

/** A reply that the employer promised and did not give. */
export const Lateness = z.object({
  /** In the tenant's time zone, without Saturdays and Sundays; from 1. */
  business_days: z.int(),
  /** When the employer was last reminded; null if that has not happened yet. */
  reminded_at: z.nullable(Moment),
});
export type Lateness = z.infer<typeof Lateness>;

/** Who is reminded, and from which business day after the due day on. */
export const reminderLevels = { owner: 1, lead: 3, helpdesk: 6 } as const;
export type ReminderLevel = keyof typeof reminderLevels;

/** Business days from the day after the due day to today; 0 on the due day, and on the weekend after it. */
export function countBusinessDaysLate(due: Date, now: Date, timeZone: string): number {
  const [from, to] = [getDayNumber(due, timeZone), getDayNumber(now, timeZone)];
  if (from >= to) return 0;
  const weeks = Math.floor((to - from) / 7);
  let count = weeks * 5;
  for (let day = from + weeks * 7 + 1; day <= to; day += 1) if (!weekend.includes((day + epochWeekday) % 7)) count += 1;
  return count;
}

/** 1970-01-01 was a Thursday. */
const epochWeekday = 4;

/** The day before which a reply was due that is this many business days late today. Today is a business day. */
export function getLateBefore(today: string, businessDays: number): string {
  let day = today;
  for (let left = businessDays - 1; left > 0; ) {
    day = moveDay(day, -1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

export function isBusinessDay(day: string): boolean {
  return !weekend.includes(getWeekday(day));
}

/** Sunday and Saturday. */
const weekend = [0, 6];

function getWeekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
