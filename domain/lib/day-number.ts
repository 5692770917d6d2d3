import { dayMs } from './day.ts';
import { getOffset } from './time-zone.ts';

/** The calendar day of a moment in a time zone, in days since 1970-01-01. For lists: formatting a day takes ten times as long. */
export function getDayNumber(moment: Date, timeZone: string): number {
  const time = moment.getTime();
  return Math.floor((time + getOffsetOfDay(time, timeZone)) / dayMs);
}

/** By time zone, the offsets of the days in UTC; null for a day on which the clocks change. */
const offsets = new Map<string, Map<number, number | null>>();

/** Ten years in each of a few time zones. */
const maxDays = 40_000;
let dayCount = 0;

/** The offset, read once for each day. */
function getOffsetOfDay(time: number, timeZone: string): number {
  const day = Math.floor(time / dayMs);
  const known = offsets.get(timeZone)?.get(day);
  if (known !== undefined) return known ?? getOffset(time, timeZone);
  if (dayCount >= maxDays) {
    offsets.clear();
    dayCount = 0;
  }
  const days = offsets.get(timeZone) ?? new Map<number, number | null>();
  const start = getOffset(day * dayMs, timeZone);
  days.set(day, start === getOffset((day + 1) * dayMs, timeZone) ? start : null);
  offsets.set(timeZone, days);
  dayCount += 1;
  return getOffsetOfDay(time, timeZone);
}
