import type { ResumeLookups } from '#domain/features/resumes/lookups.ts';
import type { Extracted, ParsedExperience, ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import { joinWrappedText } from '#domain/features/resumes/text/join-wrapped.ts';
import { getLineRange, type Line } from '#domain/features/resumes/text/lines.ts';
import { type Anchor, findAnchors, isHeaderLike, joinWrappedDates, removeSpan } from './experience-anchors.ts';
import { findHeaders, type Header } from './experience-headers.ts';
import { type Position, readPositions } from './position.ts';

/** The positions of an experience section, found by their dates. */
export function readExperience(section: readonly Line[], lookups: ResumeLookups = {}): ParsedResume['experience'] {
  const lines = joinWrappedDates(section);
  const anchors = findAnchors(lines);
  const entries = anchors.length > 0 ? readDatedEntries(lines, anchors, lookups) : readUndatedEntries(lines, lookups);
  return inheritEmployers(entries)
    .filter(({ value }) => value.title !== '' || value.employer !== '')
    .slice(0, maxPositions);
}

const maxPositions = 60;

function readDatedEntries(
  lines: readonly Line[],
  anchors: readonly Anchor[],
  lookups: ResumeLookups,
): Extracted<ParsedExperience>[] {
  const headers = findHeaders(lines, anchors, lookups);
  const positions = readPositions(
    headers.map(({ from, to, anchor }) => listHeaderTexts(lines, { from, to, anchor })),
    lookups,
  );
  return headers.map(({ from, to, anchor: { span } }, index) => {
    const end = headers[index + 1]?.from ?? lines.length;
    const position = positions[index] ?? emptyPosition;
    const value = {
      ...toTexts(position),
      start: span.start || (span.current ? '' : span.end),
      end: span.current ? '' : span.end,
      current: span.current,
      text: removeTextLabel(joinWrappedText(lines.slice(to, end), lines)),
    };
    const own = lines.slice(from, Math.max(end, from + 1));
    return { value, confidence: getConfidence(position, true), lines: getLineRange(own) };
  });
}

function listHeaderTexts(lines: readonly Line[], { from, to, anchor }: Header): string[] {
  return lines
    .slice(from, to)
    .map((line, index) => (from + index === anchor.index ? removeSpan(line, anchor.span) : line.text));
}

/** "Duties: …" */
function removeTextLabel(text: string): string {
  return text.replace(textLabel, '');
}

const textLabel =
  /^(?:(?:key |main )?(?:duties|responsibilities|tasks|description|achievements)|missions|tâches|responsabilités|responsabilidades|funciones|tareas|담당\s?업무|주요\s?업무|業務内容|職務内容)\s*:\s*/i;

const emptyPosition: Position = { title: '', employer: '', place: '', isCertain: false };

/** Without dates, a line with a position starts an entry. */
function readUndatedEntries(lines: readonly Line[], lookups: ResumeLookups): Extracted<ParsedExperience>[] {
  const starts = lines.flatMap((line, index) => {
    if (line.bullet || !isHeaderLike(line.text)) return [];
    const [position = emptyPosition] = readPositions([[line.text]], lookups);
    const isComplete = position.title !== '' && (position.employer !== '' || position.place !== '');
    return position.isCertain && isComplete ? [index] : [];
  });
  const positions = readPositions(
    starts.map((start) => [lines[start]?.text ?? '']),
    lookups,
  );
  return starts.map((start, index) => {
    const own = lines.slice(start, starts[index + 1] ?? lines.length);
    const position = positions[index] ?? emptyPosition;
    const text = joinWrappedText(own.slice(1), lines);
    return {
      value: { ...toTexts(position), start: '', end: '', current: false, text },
      confidence: getConfidence(position, false),
      lines: getLineRange(own),
    };
  });
}

function toTexts({ title, employer, place }: Position): Pick<ParsedExperience, 'title' | 'employer' | 'place'> {
  return { title, employer, place };
}

function getConfidence({ title, employer, isCertain }: Position, dated: boolean): number {
  const sum = 0.3 + (title !== '' ? 0.2 : 0) + (employer !== '' ? 0.2 : 0) + (isCertain ? 0.15 : 0) + (dated ? 0.1 : 0);
  return Math.round(sum * 100) / 100;
}

/** Several positions can share one employer. */
function inheritEmployers(entries: readonly Extracted<ParsedExperience>[]): Extracted<ParsedExperience>[] {
  let employer = '';
  return entries.map((entry) => {
    const { value } = entry;
    if (value.employer !== '') employer = value.employer;
    if (value.employer !== '' || employer === '' || value.place !== '') return entry;
    return { ...entry, value: { ...value, employer }, confidence: Math.min(entry.confidence, 0.5) };
  });
}
