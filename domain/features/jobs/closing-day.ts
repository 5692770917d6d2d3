import { dayLong } from '#domain/lib/day.ts';

/**
 * Whether the last day to apply is over. It is over when it is over everywhere on Earth: until then somebody is still
 * told that they may apply.
 * @param closesOn the last day, `2026-03-04`; null for a job that stays open
 */
export function isPastClosing(closesOn: string | null, now: Date): boolean {
  return closesOn !== null && closesOn < earliestDay(now);
}

/** The day it is where days begin last, in UTC-12: closing days before it are over. */
export function earliestDay(now: Date): string {
  return new Date(now.getTime() - dayLong / 2).toISOString().slice(0, 10);
}

/** The last second of a closing day, as a moment with its offset. */
export function endOfClosingDay(closesOn: string): string {
  return `${closesOn}T23:59:59-12:00`;
}
