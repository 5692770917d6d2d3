import type { ResumeLookups } from '#domain/features/resumes/lookups.ts';
import type { Line } from '#domain/features/resumes/text/lines.ts';
import { type Anchor, isHeaderLike, removeSpan } from './experience-anchors.ts';
import { rateEmployer, rateTitle, readUnits } from './position.ts';

/** The header lines of a position, `to` exclusive. */
export interface Header {
  readonly from: number;
  readonly to: number;
  readonly anchor: Anchor;
}

/** How many header lines are above and below the dates. */
interface Shape {
  readonly above: number;
  readonly below: number;
}

/** A résumé has one layout: the shape whose headers look most like title, employer and location is used for all positions. */
export function findHeaders(lines: readonly Line[], anchors: readonly Anchor[], lookups: ResumeLookups): Header[] {
  const section = { lines, anchors, lookups, isSpaced: isSpacedOut(lines) };
  const sampled = anchors.slice(0, maxSampledAnchors).map((_anchor, index) => index);
  let best: { shape: Shape; score: number } | undefined;
  for (const shape of shapes) {
    const score = sampled.reduce((sum, index) => sum + rateHeader(section, index, shape), 0);
    if (!best || score > best.score + 0.001) best = { shape, score };
  }
  const { shape } = best ?? { shape: shapes[0] as Shape };
  return anchors.map((_anchor, index) => cutHeader(section, index, shape));
}

const maxSampledAnchors = 12;
/** From few lines to many, since the first of equal shapes is used. */
const shapes: readonly Shape[] = [
  { above: 0, below: 0 },
  { above: 1, below: 0 },
  { above: 0, below: 1 },
  { above: 2, below: 0 },
  { above: 1, below: 1 },
  { above: 0, below: 2 },
  { above: 3, below: 0 },
  { above: 2, below: 1 },
  { above: 1, below: 2 },
  { above: 0, below: 3 },
];

interface Section {
  readonly lines: readonly Line[];
  readonly anchors: readonly Anchor[];
  readonly lookups: ResumeLookups;
  /** A blank line follows each line, so that blank lines do not separate positions. */
  readonly isSpaced: boolean;
}

function isSpacedOut(lines: readonly Line[]): boolean {
  const plain = lines.filter(({ bullet }) => !bullet);
  return plain.filter(({ afterBlank }) => afterBlank).length > plain.length * 0.8;
}

/** Takes up to the lines of the shape, as far as they can be header lines. */
function cutHeader({ lines, anchors }: Section, index: number, { above, below }: Shape): Header {
  const anchor = anchors[index] as Anchor;
  const floor = index === 0 ? 0 : (anchors[index - 1]?.index ?? 0) + 1;
  const ceiling = anchors[index + 1]?.index ?? lines.length;
  let from = anchor.index;
  while (anchor.index - from < above && from > floor && isHeaderLine(lines[from - 1])) from--;
  let to = anchor.index + 1;
  while (to - anchor.index - 1 < below && to < ceiling && isHeaderLine(lines[to])) to++;
  return { from, to, anchor };
}

function isHeaderLine(line: Line | undefined): boolean {
  return (
    line !== undefined &&
    !line.bullet &&
    isHeaderLike(line.text) &&
    !eventLine.test(line.text) &&
    !isRunningText(line.text)
  );
}

/** Many words, most of them in lower case, as in the first line of a wrapped sentence. */
function isRunningText(text: string): boolean {
  const words = text.split(/\s+/);
  const lowerCount = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length >= 8 && lowerCount > words.length / 2;
}

/** Japanese and Korean résumés also list the day of joining and leaving: "2018年4月 株式会社青空 入社". */
const eventLine = /(?:入社|退社|入学|卒業|入職|退職|입사|퇴사)$/;

function rateHeader(section: Section, index: number, shape: Shape): number {
  const { from, to, anchor } = cutHeader(section, index, shape);
  const { lines, lookups } = section;
  const own = lines.slice(from, to);
  const texts = own.map((line, at) => (from + at === anchor.index ? removeSpan(line, anchor.span) : line.text));
  const { units, title, employer, place } = readUnits(texts);
  const titles = title === '' ? units.map((unit) => rateTitle(unit, lookups)) : [1];
  const employers = employer === '' ? units.map((unit) => rateEmployer(unit)) : [1];
  const partCount = units.length + Number(title !== '') + Number(employer !== '');
  const missing = partCount === 0 ? 2 : partCount === 1 ? 0.9 : 0;
  const content = Math.max(0, ...titles) + 0.4 * Math.max(0, ...employers) + (place === '' ? 0 : 0.3);
  const surplus = 0.3 * Math.max(0, partCount - 2);
  return (
    content - missing - surplus - 0.12 * own.length - rateGaps(section, from, to) - rateNeighbors(section, from, to)
  );
}

/** Blank lines inside a header; a header without one above it. */
function rateGaps({ lines, isSpaced }: Section, from: number, to: number): number {
  if (isSpaced) return 0;
  const inside = lines.slice(from + 1, to).filter(({ afterBlank }) => afterBlank).length;
  return inside * 0.5 - (lines[from]?.afterBlank ? 0.4 : 0);
}

/** Lines next to the header, without a blank line between, that look like a part of it. */
function rateNeighbors({ lines, lookups, isSpaced }: Section, from: number, to: number): number {
  const isPart = (line: Line | undefined): boolean => {
    if (!line || !isHeaderLine(line)) return false;
    const { units, place } = readUnits([line.text]);
    return (
      (units.length === 0 && place !== '') ||
      units.some((unit) => rateTitle(unit, lookups) >= 1 || rateEmployer(unit) > 0)
    );
  };
  const above = isSpaced || !lines[from]?.afterBlank ? lines[from - 1] : undefined;
  const below = isSpaced || !lines[to]?.afterBlank ? lines[to] : undefined;
  return (isPart(above) ? 0.4 : 0) + (isPart(below) ? 0.4 : 0);
}
