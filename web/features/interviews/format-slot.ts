import { languageTags } from '#domain/phrases/phrases.ts';
import { getCurrentLanguage } from '#web/lib/texts/i18n.ts';

/** "Tuesday, December 1, 1:30 PM PST": a time in a zone, with the zone's name; the reader's zone by default. */
export function formatSlot(moment: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(languageTags[getCurrentLanguage()], {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone ? { timeZone } : {}),
  }).format(new Date(moment));
}

/** The day "Tuesday, December 1" and the time "1:30 PM PST" of a time, in the reader's zone. */
export function formatSlotParts(moment: string): { label: string; note: string } {
  const tag = languageTags[getCurrentLanguage()];
  const at = new Date(moment);
  const day = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return {
    label: new Intl.DateTimeFormat(tag, day).format(at),
    note: new Intl.DateTimeFormat(tag, time).format(at),
  };
}

/** "10:00 AM" in a zone. */
export function formatTimeOfDay(moment: string, timeZone: string): string {
  return new Intl.DateTimeFormat(languageTags[getCurrentLanguage()], { timeStyle: 'short', timeZone }).format(
    new Date(moment),
  );
}

/** "10:00 – 10:45 AM" in a zone. */
export function formatTimeRange(from: Date, until: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat(languageTags[getCurrentLanguage()], { timeStyle: 'short', timeZone });
  return format.formatRange(from, until);
}

/** "10 AM", or 10 h, for the lines of a day. */
export function formatHour(hour: number): string {
  const style = { hour: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(languageTags[getCurrentLanguage()], style).format(
    new Date(Date.UTC(2026, 0, 1, hour)),
  );
}

/** "November 23 – 27" of calendar days. */
export function formatDayRange(first: string, last: string): string {
  const style = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(languageTags[getCurrentLanguage()], style).formatRange(
    new Date(first),
    new Date(last),
  );
}

/** The parts of a calendar day: "Mon", "23", and "Monday, November 23". */
export function formatDayName(day: string): { weekday: string; number: string; full: string } {
  const format = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTags[getCurrentLanguage()], { ...style, timeZone: 'UTC' }).format(new Date(day));
  return {
    weekday: format({ weekday: 'short' }),
    number: String(new Date(day).getUTCDate()),
    full: format({ weekday: 'long', month: 'long', day: 'numeric' }),
  };
}
