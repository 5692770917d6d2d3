import type { Random } from './random.ts';

/** Moves a time to North American working hours of the same day, but not past `latest`. */
export function moveToWorkingHours(random: Random, moment: Date, latest: Date): Date {
  const hours = new Date(moment);
  hours.setUTCHours(random.int(13, 22), random.int(0, 59), random.int(0, 59), 0);
  return hours > latest ? moment : hours;
}

/** That of the demo's tenant. */
export const demoTimeZone = 'America/New_York';

/** `YYYY-MM-DD` */
export function formatDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** `YYYY-MM` */
export function formatMonth(moment: Date): string {
  return moment.toISOString().slice(0, 7);
}
