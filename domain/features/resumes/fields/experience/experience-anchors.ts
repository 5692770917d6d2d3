import { type DateSpan, findDates } from '#domain/features/resumes/fields/dates.ts';
import type { Line } from '#domain/features/resumes/text/lines.ts';
import { trimSeparators } from '#domain/features/resumes/text/separators.ts';

/** A line with the dates of a position. */
export interface Anchor {
  readonly index: number;
  readonly span: DateSpan;
}

/** Joins lines where a date range continues on the next line: "Cook, Maple Diner, 07/2022 -" and "04/2023". */
export function joinWrappedDates(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    if (above && continuesDates(above, line))
      joined[joined.length - 1] = { ...above, text: `${above.text} ${line.text}` };
    else joined.push(line);
  }
  return joined;
}

function continuesDates(above: Line, { text, bullet, afterBlank }: Line): boolean {
  const isShort = above.text.length <= 160 && text.length <= 60;
  if (bullet || afterBlank || above.bullet || !isShort || !openRange.test(above.text)) return false;
  const hasRange = (each: string): boolean => findDates(each).some(({ start, current }) => start !== '' || current);
  return !hasRange(above.text) && hasRange(`${above.text} ${text}`) && !hasRange(text);
}

/** A year or month at the end, with or without the dash; an apostrophe starts a short year. */
const openRange = /(?:\d|[-–—~]|\p{L}{3}\.?|\b(?:to|à|a|au|hasta|al))$/u;

export function findAnchors(lines: readonly Line[]): Anchor[] {
  const dated = lines.flatMap((line, index) => {
    const span = findDates(line.text).find(({ start, current }) => start !== '' || current);
    return span && isHeaderLike(trimSeparators(removeSpan(line, span)) || 'Dates', 160)
      ? [{ index, span, bullet: line.bullet }]
      : [];
  });
  const plain = dated.filter(({ bullet }) => !bullet);
  if (plain.length > 0) return plain;
  return dated.length > 0 ? dated : findSingleDates(lines);
}

/** Without any date range, uses dates at the end of a line. */
function findSingleDates(lines: readonly Line[]): Anchor[] {
  return lines.flatMap((line, index) => {
    const span = findDates(line.text).at(-1);
    return span && !line.bullet && span.to >= line.text.length - 1 && isHeaderLike(line.text, 100)
      ? [{ index, span }]
      : [];
  });
}

/** Headers are short and not sentences. */
export function isHeaderLike(text: string, maxLength = 100): boolean {
  const start = text.replace(/^(?:from|since|depuis|desde|de|du)\s/i, 'F');
  if (text.length > maxLength || !/^[\p{Lu}\p{Lo}\p{N}㈜㈱("'«]/u.test(start)) return false;
  const sentence = /[.;!?。]$/.test(text) && !/\b(?:inc|co|ltd|corp|jr|sr|llc|s\.a|l\.p|[a-z]\.[a-z])\.$/i.test(text);
  return !sentence && text.split(/\s+/).length <= 20;
}

export function removeSpan(line: Line | undefined, span: DateSpan): string {
  const text = line?.text ?? '';
  return `${text.slice(0, span.from)}   ${text.slice(span.to)}`;
}
