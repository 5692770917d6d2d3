/** Hours in which no mail goes out, in the person's own time. Minutes after midnight; they may run past it. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
  /** IANA, such as `America/New_York`. */
  readonly timeZone: string;
}

const day = 1440;

/** When the quiet hours that hold now are over; null outside them. The clock of the zone counts, also when it is changed. */
export function quietUntil(now: Date, { from, until, timeZone }: QuietHours): Date | null {
  const local = minutesIn(now, timeZone);
  if (from === until || !isWithin(local, from, until)) return null;
  const guess = new Date(Math.floor(now.getTime() / 60_000 + distance(local, until)) * 60_000);
  const drift = distance(minutesIn(guess, timeZone), until);
  return new Date(guess.getTime() + (drift > day / 2 ? drift - day : drift) * 60_000);
}

/** Whether a name is a time zone that this system knows. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function isWithin(minute: number, from: number, until: number): boolean {
  return from < until ? minute >= from && minute < until : minute >= from || minute < until;
}

function distance(from: number, to: number): number {
  return (to - from + day) % day;
}

function minutesIn(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const [hour = '0', minute = '0'] = parts.format(moment).split(':');
  return Number(hour) * 60 + Number(minute);
}
