import * as z from 'zod/mini';
import { countDays, getDay, moveDay } from '#domain/features/reports/period.ts';
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
  return countBusinessDays(getDay(due, timeZone), getDay(now, timeZone));
}

/** Business days from the day after `from` to the day `to`. */
function countBusinessDays(from: string, to: string): number {
  if (from >= to) return 0;
  const days = countDays({ from, to }) - 1;
  const weeks = Math.floor(days / 7);
  const last = getWeekday(to);
  const rest = Array.from({ length: days % 7 }, (_, index) => (last - index + 7) % 7);
  return weeks * 5 + rest.filter((weekday) => !weekend.includes(weekday)).length;
}

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
