import type { Extracted, ParsedExperience, ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import { getLineRange, type Line } from '#domain/features/resumes/text/lines.ts';
import { trimSeparators } from '#domain/features/resumes/text/separators.ts';
import { type DateSpan, findDates } from './dates.ts';
import { splitLocation } from './location.ts';
import { type Position, readPosition } from './position.ts';
import { getEmployerScore, getTitleScore } from './title-words.ts';

/**
 * The positions of an experience section, found by their dates. The number of header lines above the dates is inferred
 * from the first position, since a résumé has one layout.
 */
export function readExperience(lines: readonly Line[]): ParsedResume['experience'] {
  const anchors = findAnchors(lines);
  const above = anchors[0] ? countLinesAbove(lines, anchors[0], 0) : 0;
  const starts = anchors.map((anchor, index) =>
    findStart(lines, anchor, index === 0 ? 0 : (anchors[index - 1]?.index ?? 0) + 1, above),
  );
  const entries = anchors.map((anchor, index) => {
    const start = starts[index] ?? anchor.index;
    return readEntry(lines.slice(start, starts[index + 1] ?? lines.length), anchor.index - start, anchor.span);
  });
  const read = anchors.length > 0 ? entries : readUndatedEntries(lines);
  return inheritEmployers(read)
    .filter(({ value }) => value.title !== '' || value.employer !== '')
    .slice(0, 60);
}

interface Anchor {
  readonly index: number;
  readonly span: DateSpan;
}

function findAnchors(lines: readonly Line[]): Anchor[] {
  const dated = lines.flatMap((line, index) => {
    const span = findDates(line.text).find(({ start, current }) => start !== '' || current);
    return span && isHeaderLike(trimSeparators(removeSpan(line, span)) || 'Dates', 160)
      ? [{ index, span, bullet: line.bullet }]
      : [];
  });
  const plain = dated.filter(({ bullet }) => !bullet);
  if (plain.length > 0) return plain;
  return dated.length > 0 ? dated : singleDates(lines);
}

/** Without any date range, uses dates at the end of a line. */
function singleDates(lines: readonly Line[]): Anchor[] {
  return lines.flatMap((line, index) => {
    const span = findDates(line.text).at(-1);
    return span && !line.bullet && span.to >= line.text.length - 1 && isHeaderLike(line.text, 100)
      ? [{ index, span }]
      : [];
  });
}

/** Headers are short and not sentences. */
function isHeaderLike(text: string, maxLength = 100): boolean {
  if (
    text.length > maxLength ||
    !/^[\p{Lu}\p{N}("'«]/u.test(text.replace(/^(?:from|since|depuis|desde|de|du)\s/i, 'F'))
  )
    return false;
  const sentence = /[.;!?]$/.test(text) && !/\b(?:inc|co|ltd|corp|jr|sr|[a-z]\.[a-z])\.$/i.test(text);
  return !sentence && text.split(/\s+/).length <= 20;
}

function countLinesAbove(lines: readonly Line[], anchor: Anchor, floor: number): number {
  if (isComplete(readPosition([removeSpan(lines[anchor.index], anchor.span)]))) return 0;
  let count = 0;
  while (
    count < 3 &&
    anchor.index - count > floor &&
    isHeaderAbove(lines[anchor.index - count - 1], lines[anchor.index - count])
  )
    count++;
  return count;
}

/** A blank line separates a header from the text above. */
function isHeaderAbove(line: Line | undefined, below: Line | undefined): boolean {
  return line !== undefined && !line.bullet && isHeaderLike(line.text) && !below?.afterBlank;
}

function findStart(lines: readonly Line[], anchor: Anchor, floor: number, above: number): number {
  let start = anchor.index;
  while (anchor.index - start < above && start > floor && isHeaderAbove(lines[start - 1], lines[start])) start--;
  return start;
}

function readEntry(lines: readonly Line[], anchor: number, span: DateSpan): Extracted<ParsedExperience> {
  const header = lines
    .slice(0, anchor + 1)
    .map((line, index) => (index === anchor ? removeSpan(line, span) : line.text));
  const rest = lines.slice(anchor + 1);
  const below = findLinesBelow(header, rest);
  const position = readPosition([...header, ...below]);
  const text = rest.slice(below.length).map((line) => (line.bullet ? `• ${line.text}` : line.text));
  const { start, current } = span;
  return {
    value: {
      ...position,
      start: start || (current ? '' : span.end),
      end: current ? '' : span.end,
      current,
      text: text.join('\n'),
    },
    confidence: getConfidence(position, true),
    lines: getLineRange(lines),
  };
}

/** Lines below the dates belong to the header while the title or employer is missing. */
function findLinesBelow(header: readonly string[], rest: readonly Line[]): string[] {
  const below: string[] = [];
  const bulleted = rest.some(({ bullet }) => bullet);
  for (const line of rest.slice(0, 2)) {
    const position = readPosition([...header, ...below]);
    if (isComplete(position) || line.bullet || !isHeaderLike(line.text, 80)) break;
    const next = readPosition([...header, ...below, line.text]);
    const isEmpty = position.title === '' && position.employer === '';
    if (!isEmpty && !(isComplete(next) && (bulleted || isInformative(line.text)))) break;
    below.push(line.text);
  }
  return below;
}

/** Without bullets, a header line must contain a title, an employer or a location. */
function isInformative(text: string): boolean {
  return getTitleScore(text) === 1 || getEmployerScore(text) > 0 || splitLocation(text).place !== '';
}

function isComplete({ title, employer }: Position): boolean {
  return title !== '' && employer !== '';
}

function removeSpan(line: Line | undefined, span: DateSpan): string {
  const text = line?.text ?? '';
  return `${text.slice(0, span.from)}   ${text.slice(span.to)}`;
}

/** Without dates, a line with a position starts an entry. */
function readUndatedEntries(lines: readonly Line[]): Extracted<ParsedExperience>[] {
  const starts = lines.flatMap((line, index) => {
    if (line.bullet || !isHeaderLike(line.text)) return [];
    const position = readPosition([line.text]);
    return position.isCertain && position.title !== '' && (position.employer !== '' || position.place !== '')
      ? [index]
      : [];
  });
  return starts.map((start, index) => {
    const own = lines.slice(start, starts[index + 1] ?? lines.length);
    const position = readPosition([own[0]?.text ?? '']);
    const text = own
      .slice(1)
      .map((line) => line.text)
      .join('\n');
    return {
      value: { ...position, start: '', end: '', current: false, text },
      confidence: getConfidence(position, false),
      lines: getLineRange(own),
    };
  });
}

function getConfidence({ title, employer, isCertain }: Position, dated: boolean): number {
  return 0.3 + (title !== '' ? 0.2 : 0) + (employer !== '' ? 0.2 : 0) + (isCertain ? 0.15 : 0) + (dated ? 0.1 : 0);
}

/** Several positions can share one employer. */
function inheritEmployers(entries: readonly Extracted<ParsedExperience>[]): Extracted<ParsedExperience>[] {
  let employer = '';
  return entries.map((entry) => {
    const { value } = entry;
    if (value.employer !== '') employer = value.employer;
    if (value.employer !== '' || employer === '' || value.place !== '') return toEntry(entry);
    return toEntry({ ...entry, value: { ...value, employer }, confidence: Math.min(entry.confidence, 0.5) });
  });
}

function toEntry({ value, confidence, lines }: Extracted<ParsedExperience>): Extracted<ParsedExperience> {
  const { title, employer, place, start, end, current, text } = value;
  return {
    value: { title, employer, place, start, end, current, text },
    confidence: Math.round(confidence * 100) / 100,
    lines,
  };
}
