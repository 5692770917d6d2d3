import { formatTags, getLanguage, type Language, languageTags } from '#domain/phrases/phrases.ts';
import { getCurrentLanguage } from './i18n.ts';

type DateInput = Date | string;

const getNumberFormat = cacheFormats((tag, style: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, style));
const getDateFormat = cacheFormats((tag, style: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, style));
const getListFormat = cacheFormats((tag, style: Intl.ListFormatOptions) => new Intl.ListFormat(tag, style));
const getRegionNames = cacheFormats((tag, style: Intl.DisplayNamesOptions) => new Intl.DisplayNames(tag, style));
const getLanguageNames = cacheFormats((tag, style: Intl.DisplayNamesOptions) => new Intl.DisplayNames(tag, style));
const getRelativeFormat = cacheFormats(
  (tag, style: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(tag, style),
);

/** A whole amount with thousands separators: `$85,000`. */
export function formatCurrency(amount: number, currency: string): string {
  return getNumberFormat({ style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
}

export function formatNumber(value: number): string {
  return getNumberFormat({}).format(value);
}

/** "Skills, Education, and Job titles", in the reader's language. */
export function formatList(words: readonly string[]): string {
  return getListFormat({ type: 'conjunction' }).format(words);
}

/** A language of the product by its name in the reader's language: `Spanish`. */
export function formatLanguage(language: Language): string {
  return getLanguageNames({ type: 'language' }).of(languageTags[language]) ?? language;
}

/** A country by its two letters: `Canada`. */
export function formatCountry(code: string): string {
  return getRegionNames({ type: 'region' }).of(code) ?? code;
}

/**
 * A distance in whole units of the place or else of the reader's region: `25 miles`, `40 kilometers`.
 * @param country of the place, if known
 */
export function formatDistance(kilometers: number, country?: string): string {
  const unit = usesMiles(country) ? 'mile' : 'kilometer';
  const value = usesMiles(country) ? kilometers / kilometersPerMile : kilometers;
  const style = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 } as const;
  return getNumberFormat(style).format(value);
}

/** Whether the place and the reader's region use miles; Canada uses kilometers. */
export function usesMiles(country?: string): boolean {
  return country !== 'CA' && /-(US|GB|LR|MM)\b/i.test(navigator.language);
}

/** `4 March 2026`, in the format of the reader's language. */
export function formatDate(when: DateInput): string {
  return getDateFormat({ dateStyle: 'long', ...timeZoneOptions(when) }).format(new Date(when));
}

/** The short month and the day: `Mar` and `4`. */
export function formatDateParts(when: DateInput): { month: string; day: string } {
  const date = new Date(when);
  const zone = timeZoneOptions(when);
  return {
    month: getDateFormat({ month: 'short', ...zone }).format(date),
    day: getDateFormat({ day: 'numeric', ...zone }).format(date),
  };
}

/** `Mar 4`, for narrow lists. */
export function formatShortDay(when: DateInput): string {
  const style = { month: 'short', day: 'numeric', ...timeZoneOptions(when) } as const;
  return getDateFormat(style).format(new Date(when));
}

/** `March 4`, with the year only if it is not the current one. */
export function formatDayInYear(when: DateInput, now: Date = new Date()): string {
  const date = new Date(when);
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return getDateFormat({ month: 'long', day: 'numeric', ...year, ...timeZoneOptions(when) }).format(date);
}

/** `today`, `tomorrow`, or `in 12 days`, by the calendar of the reader. */
export function formatDaysFromNow(when: DateInput, now: Date = new Date()): string {
  return getRelativeFormat({ numeric: 'auto' }).format(countDaysUntil(when, now), 'day');
}

/** Calendar days from the reader's today to a day or timestamp; negative in the past. */
export function countDaysUntil(when: DateInput, now: Date = new Date()): number {
  const date = new Date(when);
  const start = isDay(when) ? date.getTime() : getStartOfDay(date);
  return Math.round((start - getStartOfDay(now)) / (day[1] * 1000));
}

/** `March 2026` for `2026-03`; a year without a month is unchanged. */
export function formatMonth(month: string): string {
  if (!/^\d{4}-\d{2}$/.test(month)) return month;
  return getDateFormat({ year: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
}

/** `16:20` or `4:20 PM`, by language. */
export function formatTime(when: DateInput): string {
  return getDateFormat({ timeStyle: 'short' }).format(new Date(when));
}

/** `16:20` or `4:20 PM`, by language, for minutes after midnight. */
export function formatClock(minutes: number): string {
  return getDateFormat(clockStyle).format(minutes * minuteMs);
}

/** `9:00 AM – 5:00 PM`, for minutes after midnight. */
export function formatClockRange(from: number, until: number): string {
  return getDateFormat(clockStyle).formatRange(from * minuteMs, until * minuteMs);
}

const minuteMs = 60_000;
const clockStyle = { timeStyle: 'short', timeZone: 'UTC' } as const;

/** `Mon` or `Monday`, from Monday (1) to Sunday (7). */
export function formatWeekday(day: number, style: 'short' | 'long'): string {
  // The first of January 2024 was a Monday.
  return getDateFormat({ weekday: style, timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));
}

/** "Eastern Time": the name of a time zone. */
export function formatZone(timeZone: string): string {
  const parts = getDateFormat({ timeZone, timeZoneName: 'longGeneric' }).formatToParts(new Date());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Date and time; for a calendar day only the date. */
export function formatDateTime(when: DateInput): string {
  if (isDay(when)) return formatDate(when);
  return getDateFormat({ dateStyle: 'long', timeStyle: 'short' }).format(new Date(when));
}

/** The time relative to now: `3 days ago`, `in 2 hours`; a calendar day relative to the reader's day: `today`. */
export function formatRelative(when: DateInput, now: Date = new Date()): string {
  const seconds = (new Date(when).getTime() - (isDay(when) ? getStartOfDay(now) : now.getTime())) / 1000;
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? (isDay(when) ? day : ['second', 1]);
  return getRelativeFormat({ numeric: 'auto' }).format(Math.round(seconds / size), unit);
}

/** Cuts a text to `maxLength` characters and appends three dots. */
export function truncate(text: string, maxLength: number): string {
  const characters = [...text];
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength).join('').trimEnd()}...`;
}

export const kilometersPerMile = 1.609344;

type Unit = [name: Intl.RelativeTimeFormatUnit, seconds: number];

const day: Unit = ['day', 86_400];
const units: Unit[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  day,
  ['hour', 3_600],
  ['minute', 60],
];

/** Caches formatters by language and style: creating one is far slower than using it. */
function cacheFormats<Style, Format>(create: (tag: string, style: Style) => Format): (style: Style) => Format {
  const cache = new Map<string, Format>();
  return (style) => {
    const tag = getLocale();
    const key = `${tag} ${JSON.stringify(style)}`;
    const format = cache.get(key) ?? create(tag, style);
    cache.set(key, format);
    return format;
  };
}

/** The browser's regional variant of the current language, or the language itself. */
function getLocale(): string {
  const language = getCurrentLanguage();
  return getLanguage(navigator.language) === language && navigator.language ? navigator.language : formatTags[language];
}

/** A calendar day (`2026-03-04`) is the same in all time zones; a timestamp is shown in the reader's time zone. */
function timeZoneOptions(when: DateInput): { timeZone?: string } {
  return isDay(when) ? { timeZone: 'UTC' } : {};
}

function isDay(when: DateInput): boolean {
  return typeof when === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(when);
}

/** Midnight UTC of the reader's current calendar day, in milliseconds. */
function getStartOfDay(now: Date): number {
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
}
