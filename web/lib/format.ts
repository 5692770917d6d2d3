import { languageOf, languageTags } from '#domain/phrases/phrases.ts';
import { currentLanguage } from './i18n.ts';

type When = Date | string;

const numbers = kept((tag, style: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, style));
const dates = kept((tag, style: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, style));
const regions = kept((tag, style: Intl.DisplayNamesOptions) => new Intl.DisplayNames(tag, style));
const distances = kept((tag, style: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(tag, style));

/** A whole amount with thousands separators: `$85,000`. */
export function formatCurrency(amount: number, currency: string): string {
  return numbers({ style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
}

export function formatNumber(value: number): string {
  return numbers({}).format(value);
}

/** A country by its two letters: `Canada`. */
export function formatCountry(code: string): string {
  return regions({ type: 'region' }).of(code) ?? code;
}

/** A distance in whole units of the reader's region: `25 miles`, `40 kilometres`. */
export function formatDistance(kilometres: number): string {
  const unit = readsMiles() ? 'mile' : 'kilometer';
  const value = readsMiles() ? kilometres / kilometresPerMile : kilometres;
  const style = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 } as const;
  return numbers(style).format(value);
}

/** Whether the reader's region measures roads in miles. */
export function readsMiles(): boolean {
  return /-(US|GB|LR|MM)\b/i.test(navigator.language);
}

/** `4 March 2026`, in the order the reader's language uses. */
export function formatDate(when: When): string {
  return dates({ dateStyle: 'long', ...zoneOf(when) }).format(new Date(when));
}

/** `March 2026` for `2026-03`; a year alone stays one. */
export function formatMonth(month: string): string {
  if (!/^\d{4}-\d{2}$/.test(month)) return month;
  return dates({ year: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
}

/** `16:20` or `4:20 PM`, as the reader's language writes it. */
export function formatTime(when: When): string {
  return dates({ timeStyle: 'short' }).format(new Date(when));
}

/** The date and the time; of a calendar day the date alone. */
export function formatDateTime(when: When): string {
  if (isDay(when)) return formatDate(when);
  return dates({ dateStyle: 'long', timeStyle: 'short' }).format(new Date(when));
}

/** The distance from now in words: `3 days ago`, `in 2 hours`; of a calendar day from the reader's own: `today`. */
export function formatRelative(when: When, now: Date = new Date()): string {
  const seconds = (new Date(when).getTime() - (isDay(when) ? startOfDay(now) : now.getTime())) / 1000;
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? (isDay(when) ? day : ['second', 1]);
  return distances({ numeric: 'auto' }).format(Math.round(seconds / size), unit);
}

/** Cuts a text to `length` characters and ends it with three dots. */
export function truncate(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}...`;
}

export const kilometresPerMile = 1.609344;

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

/** Formats of the language on screen, made once for each style: to make one takes far longer than to use it. */
function kept<Style, Format>(make: (tag: string, style: Style) => Format): (style: Style) => Format {
  const made = new Map<string, Format>();
  return (style) => {
    const tag = locale();
    const key = `${tag} ${JSON.stringify(style)}`;
    const format = made.get(key) ?? make(tag, style);
    made.set(key, format);
    return format;
  };
}

/** The browser's own variant of the language on screen; without one, the plain language. */
function locale(): string {
  const language = currentLanguage();
  return languageOf(navigator.language) === language && navigator.language
    ? navigator.language
    : languageTags[language];
}

/** A calendar day (`2026-03-04`) is the same day everywhere; a moment is shown in the reader's zone. */
function zoneOf(when: When): { timeZone?: string } {
  return isDay(when) ? { timeZone: 'UTC' } : {};
}

function isDay(when: When): boolean {
  return typeof when === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(when);
}

/** The day the reader has, as a calendar day is read: from midnight in UTC. */
function startOfDay(now: Date): number {
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
}
