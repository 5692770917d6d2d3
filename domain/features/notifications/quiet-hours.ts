import { formatPerTimeZone } from '#domain/lib/time-zone.ts';

/** Hours without email, in minutes after midnight in the person's time zone. `until` can be on the next day. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
  /** IANA, such as `America/New_York`. */
  readonly timeZone: string;
}

const dayMinutes = 1440;

/** The end of the current quiet hours, correct across clock changes; null outside them. */
export function getQuietEnd(now: Date, { from, until, timeZone }: QuietHours): Date | null {
  const local = getLocalMinutes(now, timeZone);
  if (from === until || !isWithin(local, from, until)) return null;
  const estimate = new Date(Math.floor(now.getTime() / 60_000 + minutesBetween(local, until)) * 60_000);
  const drift = minutesBetween(getLocalMinutes(estimate, timeZone), until);
  return new Date(estimate.getTime() + (drift > dayMinutes / 2 ? drift - dayMinutes : drift) * 60_000);
}

function isWithin(minute: number, from: number, until: number): boolean {
  return from < until ? minute >= from && minute < until : minute >= from || minute < until;
}

function minutesBetween(from: number, to: number): number {
  return (to - from + dayMinutes) % dayMinutes;
}

const clockFormat = formatPerTimeZone('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

function getLocalMinutes(moment: Date, timeZone: string): number {
  const [hour = '0', minute = '0'] = clockFormat(timeZone).format(moment).split(':');
  return Number(hour) * 60 + Number(minute);
}
