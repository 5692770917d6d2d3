import { dayMs } from '#domain/lib/day.ts';

/**
 * Whether the last day to apply is over in every time zone.
 * @param closesOn the last day to apply, `2026-03-04`; null for a job without a deadline
 */
export function isPastClosing(closesOn: string | null, now: Date): boolean {
  return closesOn !== null && closesOn < getEarliestDay(now);
}

/** The current day in UTC-12, the last time zone: closing days before it are over. */
export function getEarliestDay(now: Date): string {
  return new Date(now.getTime() - dayMs / 2).toISOString().slice(0, 10);
}

/** The last second of a closing day in UTC-12, ISO 8601. */
export function getClosingMoment(closesOn: string): string {
  return `${closesOn}T23:59:59-12:00`;
}
