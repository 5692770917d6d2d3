/** Month names in folded text (lowercase, no accents). */
const months: readonly (readonly string[])[] = [
  ['january', 'jan', 'janvier', 'janv', 'enero', 'ene'],
  ['february', 'feb', 'fevrier', 'fevr', 'fev', 'febrero'],
  ['march', 'mar', 'mars', 'marzo'],
  ['april', 'apr', 'avril', 'avr', 'abril', 'abr'],
  ['may', 'mai', 'mayo'],
  ['june', 'jun', 'juin', 'junio'],
  ['july', 'jul', 'juillet', 'juill', 'juil', 'julio'],
  ['august', 'aug', 'aout', 'agosto', 'ago'],
  ['september', 'sept', 'sep', 'septembre', 'septiembre', 'setiembre'],
  ['october', 'oct', 'octobre', 'octubre'],
  ['november', 'nov', 'novembre', 'noviembre'],
  ['december', 'dec', 'decembre', 'diciembre', 'dic'],
];

/** The first month of each season. */
const seasons: Readonly<Record<string, number>> = {
  spring: 3,
  printemps: 3,
  primavera: 3,
  summer: 6,
  ete: 6,
  verano: 6,
  fall: 9,
  autumn: 9,
  automne: 9,
  otono: 9,
  winter: 12,
  hiver: 12,
  invierno: 12,
};

const monthNumbers = new Map(months.flatMap((names, index) => names.map((name) => [name, index + 1])));
const joinLongestFirst = (words: Iterable<string>): string => [...words].sort((a, b) => b.length - a.length).join('|');

/** 1940 to 2049. */
export const yearSource = '(?<!\\d)(?:19[4-9]\\d|20[0-4]\\d)(?!\\d)';
export const monthSource = `\\b(?:${joinLongestFirst(monthNumbers.keys())})\\b\\.?`;
const season = `\\b(?:${joinLongestFirst(Object.keys(seasons))})`;
const day = '(?:\\d{1,2}(?:st|nd|rd|th|er)?\\s+(?:de\\s+)?)?';

/** Korean and Japanese, with the year first: "2019년 4월", "2019年4月". */
const eastAsianPoint =
  '(?<!\\d)(?:19[4-9]\\d|20[0-4]\\d)\\s?[년年](?:\\s?(?:1[0-2]|0?[1-9])\\s?[월月])?(?:\\s?\\d{1,2}\\s?[일日])?';

export const pointSource = [
  eastAsianPoint,
  `${day}${monthSource},?\\s*(?:\\d{1,2}(?:st|nd|rd|th)?,\\s*)?(?:(?:de|of)\\s+)?(?:${yearSource}|'\\d{2}(?!\\d))`,
  `${season},?\\s+${yearSource}`,
  `\\bq[1-4]\\s+${yearSource}`,
  `(?<!\\d)\\d{1,2}[/.-]\\d{1,2}[/.-]${yearSource.replace('(?<!\\d)', '')}`,
  `(?<!\\d)(?:0?[1-9]|1[0-2])\\s?[/.-]\\s?${yearSource.replace('(?<!\\d)', '')}`,
  `${yearSource.replace('(?!\\d)', '')}[/.-]\\s?(?:1[0-2]|0?[1-9])(?:[/.-]\\s?\\d{1,2})?(?!\\d)`,
  yearSource,
].join('|');

/** Parses a date to `2024-03`, or `2024` without a month, or empty if it is none. */
export function parseDatePoint(text: string): string {
  const year = text.match(yearSource)?.[0] ?? parseShortYear(text) ?? text.match(/(?:19[4-9]\d|20[0-4]\d)/)?.[0];
  if (!year) return '';
  const month = findMonth(text.replace(year, ' ').trim(), text.startsWith(year));
  return month ? `${year}-${String(month).padStart(2, '0')}` : year;
}

export function isMonth(text: string): boolean {
  return new RegExp(`^${monthSource}$`).test(text);
}

function parseShortYear(text: string): string | undefined {
  const digits = text.match(/'(\d{2})$/)?.[1];
  return digits && (Number(digits) < 50 ? `20${digits}` : `19${digits}`);
}

function findMonth(rest: string, yearFirst: boolean): number | undefined {
  const name = rest.match(/[a-z]+/)?.[0];
  if (name) return monthNumbers.get(name) ?? seasons[name] ?? findQuarterMonth(rest) ?? findMonthName(rest);
  const [first, second] = (rest.match(/\d+/g) ?? []).map(Number);
  if (first === undefined) return undefined;
  const month = yearFirst || second === undefined || first <= 12 ? first : second;
  return month >= 1 && month <= 12 ? month : undefined;
}

function findQuarterMonth(rest: string): number | undefined {
  const number = rest.match(/\bq([1-4])\b/)?.[1];
  return number ? Number(number) * 3 - 2 : undefined;
}

function findMonthName(rest: string): number | undefined {
  return rest
    .split(/[^a-z]+/)
    .map((word) => monthNumbers.get(word))
    .find((month) => month !== undefined);
}
