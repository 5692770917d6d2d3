import type { Random } from './random.ts';

/** The same day at some minute of the working hours in North America, and never after `latest`. */
export function moveToWorkingHours(random: Random, moment: Date, latest: Date): Date {
  const hours = new Date(moment);
  hours.setUTCHours(random.int(13, 22), random.int(0, 59), random.int(0, 59), 0);
  return hours > latest ? moment : hours;
}

/** A calendar day, as a date column takes it. */
export function formatDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Year and month. */
export function formatMonth(moment: Date): string {
  return moment.toISOString().slice(0, 7);
}
