import { fold } from '#domain/features/resumes/text/fold.ts';
import { isMonth, monthSource, parseDatePoint, pointSource, yearSource } from './date-point.ts';

/** Dates as `2024-03`, `2024` or empty. */
export interface DateSpan {
  /** Empty for a single date. */
  readonly start: string;
  readonly end: string;
  readonly current: boolean;
  /** Start index in the text; `to` is the end index. */
  readonly from: number;
  readonly to: number;
}

/** All dates and date ranges in a line, in English, French or Spanish. */
export function findDates(text: string): DateSpan[] {
  const plain = fold(text);
  const found = [...plain.matchAll(datePattern)].map((match) => {
    const { index } = match;
    const span = { from: index, to: index + match[0].length };
    return { ...span, ...readSpan(match.groups ?? {}) };
  });
  return found.filter(({ start, end, current }) => start !== '' || end !== '' || current);
}

const present = `(?:the |la |l')?(?:present(?:e|ly)?|current(?:ly)?|now|today|ongoing|to date|date|actuel(?:lement)?|aujourd'hui|en cours|ce jour|maintenant|actualidad|actual(?:mente)?|hoy|la fecha|현재(?:까지)?|재직\\s?중|現在(?:に至る)?)`;
const dash = `\\s*[-–—―‒~]+\\s*|\\s?(?:부터|から)\\s?`;
const word = `\\s+(?:to|until|till|through|thru|a|au|jusqu'a|jusqu'au|hasta|al)\\s+`;
const shortYear = `\\d{2}(?![\\d/.-])`;
const since = `(?:since|depuis|desde|a partir de)\\s+`;

const datePattern = new RegExp(
  [
    `(?:\\b(?:from|de|du)\\s+)?(?<start>${pointSource}|${monthSource})(?:${dash}|${word})(?<end>${pointSource}|${present}(?![a-z])|${shortYear})`,
    `${since}(?<since>${pointSource})`,
    `(?<single>${pointSource})`,
  ].join('|'),
  'g',
);

function readSpan(groups: {
  start?: string;
  end?: string;
  since?: string;
  single?: string;
}): Pick<DateSpan, 'start' | 'end' | 'current'> {
  if (groups.since) return { start: parseDatePoint(groups.since), end: '', current: true };
  if (groups.single) return { start: '', end: parseDatePoint(groups.single), current: false };
  const { start = '', end = '' } = groups;
  if (new RegExp(`^${present}$`).test(end)) return { start: parseDatePoint(start), end: '', current: true };
  const [first, last] = [parseDatePoint(addYearToStart(start, end)), parseDatePoint(addCenturyToEnd(start, end))];
  if (/^\d{2}$/.test(end) && last < first) return { start: '', end: parseDatePoint(`${start}-${end}`), current: false };
  return inOrder(first, last);
}

/** "Jun – Aug 2019": the start takes the year of the end. */
function addYearToStart(start: string, end: string): string {
  return isMonth(start) ? `${start} ${end.match(yearSource)?.[0] ?? ''}` : start;
}

/** "2015–17": the end takes the century of the start. */
function addCenturyToEnd(start: string, end: string): string {
  return /^\d{2}$/.test(end) ? `${start.match(yearSource)?.[0].slice(0, 2) ?? ''}${end}` : end;
}

function inOrder(start: string, end: string): Pick<DateSpan, 'start' | 'end' | 'current'> {
  const swapped = start !== '' && end !== '' && end < start.slice(0, end.length);
  return swapped ? { start: end, end: start, current: false } : { start, end, current: false };
}
