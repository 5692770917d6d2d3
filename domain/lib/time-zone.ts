/** Where the time zone of a person is unknown: the zone in which the product shows times. */
export const defaultTimeZone = 'America/New_York';

/** Request header with the IANA time zone of the browser. */
export const timeZoneHeader = 'time-zone';

/** Whether the runtime knows the time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** More than there are time zones; requests can spell their names in many ways. */
const maxFormats = 1000;

/** A formatter for each time zone. Creating one takes longer than formatting hundreds of moments. */
export function formatPerTimeZone(
  language: string,
  options: Intl.DateTimeFormatOptions,
): (timeZone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const known = formats.get(timeZone);
    if (known) return known;
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone });
    if (formats.size >= maxFormats) formats.clear();
    formats.set(timeZone, format);
    return format;
  };
}

const hourFormat = formatPerTimeZone('en-US', { hourCycle: 'h23', hour: '2-digit' });

/** The hour of the day in a time zone, from 0. */
export function getHour(moment: Date, timeZone: string): number {
  return Number(hourFormat(timeZone).format(moment));
}

const partsFormat = formatPerTimeZone('en-US', {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** What the local time of a zone is ahead of UTC at an instant, in milliseconds. */
export function getOffset(time: number, timeZone: string): number {
  const parts = partsFormat(timeZone).formatToParts(time);
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
  return local - Math.floor(time / 1000) * 1000;
}
