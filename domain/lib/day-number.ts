import { dayMs } from './day.ts';
import { formatPerTimeZone } from './time-zone.ts';

/** The calendar day of a moment in a time zone, in days since 1970-01-01. For lists: formatting a day takes ten times as long. */
export function getDayNumber(moment: Date, timeZone: string): number {
  const time = moment.getTime();
  return Math.floor((time + getOffset(time, timeZone)) / dayMs);
}

/** By time zone, the offsets of the days in UTC; null for a day on which the clocks change. */
const offsets = new Map<string, Map<number, number | null>>();

/** Ten years in each of a few time zones. */
const maxDays = 40_000;
let dayCount = 0;

/** What local time is ahead of UTC, in milliseconds. */
function getOffset(time: number, timeZone: string): number {
  const day = Math.floor(time / dayMs);
  const days = offsets.get(timeZone) ?? new Map<number, number | null>();
  const known = days.get(day);
  if (known !== undefined) return known ?? readOffset(time, timeZone);
  if (dayCount >= maxDays) {
    offsets.clear();
    dayCount = 0;
  }
  const start = readOffset(day * dayMs, timeZone);
  days.set(day, start === readOffset((day + 1) * dayMs, timeZone) ? start : null);
  offsets.set(timeZone, days);
  dayCount += 1;
  return getOffset(time, timeZone);
}

const clockFormat = formatPerTimeZone('en-US', {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

function readOffset(time: number, timeZone: string): number {
  const parts = clockFormat(timeZone).formatToParts(time);
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
  return local - Math.floor(time / 1000) * 1000;
}
