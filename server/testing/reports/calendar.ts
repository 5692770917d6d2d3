import { formatPerTimeZone } from '#domain/lib/time-zone.ts';

/** Milliseconds of the first moment of a day in a time zone, found without the database. */
export function findStartOfDay(day: string, timeZone: string): number {
  const wanted = Date.parse(`${day}T00:00:00Z`);
  let moment = wanted;
  for (let attempt = 0; attempt < 3; attempt += 1) moment += wanted - readLocalClock(moment, timeZone);
  return moment;
}

/** What a clock on the wall shows, as if it were UTC. */
function readLocalClock(moment: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    getFormat(timeZone)
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<string, number>;
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second);
}

const numeric = '2-digit' as const;
const getFormat = formatPerTimeZone('en-US', {
  hourCycle: 'h23',
  year: 'numeric',
  ...{ month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric },
});

/** Calendar days from one moment to another: 0 on the same day. */
export function countLocalDays(from: number, to: number, timeZone: string): number {
  const findDay = (moment: number) => Math.floor(readLocalClock(moment, timeZone) / 86_400_000);
  return findDay(to) - findDay(from);
}

export function findLocalMonth(moment: number, timeZone: string): string {
  return new Date(readLocalClock(moment, timeZone)).toISOString().slice(0, 7);
}

/** The Monday of the week. */
export function findLocalWeek(moment: number, timeZone: string): string {
  const local = new Date(readLocalClock(moment, timeZone));
  local.setUTCDate(local.getUTCDate() - ((local.getUTCDay() + 6) % 7));
  return local.toISOString().slice(0, 10);
}
