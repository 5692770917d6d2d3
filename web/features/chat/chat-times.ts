import { formatTags } from '#domain/phrases/phrases.ts';
import { formatRelative } from '#web/lib/texts/format.ts';
import { getCurrentLanguage } from '#web/lib/texts/i18n.ts';

const timeZone = 'America/New_York';

/** `10:03`, in US Eastern time; with null in the time zone of the device. */
export function formatChatTime(when: string | Date, zone: string | null = timeZone): string {
  const style = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return format('en', when, zone === null ? { ...style, timeZone: undefined } : style);
}

/** The calendar day in US Eastern time, `2026-03-04`. */
export function getChatDay(when: string | Date): string {
  return format('sv', when, { dateStyle: 'short' });
}

/** `Wednesday, 04 Mar 2026`. */
export function formatChatDay(when: string): string {
  const style = { weekday: 'long', day: '2-digit', month: 'short', year: 'numeric' } as const;
  if (getCurrentLanguage() !== 'en') return format(getTag(), when, style);
  const { weekday, day, month, year } = getParts(when, style);
  return `${weekday}, ${day} ${month} ${year}`;
}

/** `4th March 2026, 10:03`, in the word order of the language. */
export function formatNotice(when: string): string {
  const style = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const time = formatChatTime(when);
  if (getCurrentLanguage() !== 'en') return `${format(getTag(), when, style)}, ${time}`;
  const { day = '', month, year } = getParts(when, style);
  return `${day}${getOrdinal(Number(day))} ${month} ${year}, ${time}`;
}

/** `5 mins ago`. */
export function formatAge(when: string, now: Date = new Date()): string {
  const age = formatRelative(when, now);
  return getCurrentLanguage() === 'en' ? age.replace('about ', '').replace('minutes', 'mins') : age;
}

const suffixes: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

function getOrdinal(day: number): string {
  return suffixes[new Intl.PluralRules('en', { type: 'ordinal' }).select(day)] ?? 'th';
}

function getTag(): string {
  return formatTags[getCurrentLanguage()];
}

function format(tag: string, when: string | Date, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(tag, { timeZone, ...style }).format(new Date(when));
}

function getParts(when: string, style: Intl.DateTimeFormatOptions): Partial<Record<string, string>> {
  const parts = new Intl.DateTimeFormat('en-US', { ...style, timeZone }).formatToParts(new Date(when));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}
