import { isLetterSpaced } from '#domain/features/resumes/text/letter-spacing.ts';
import { type Row, type Segment, splitColumns } from './pdf-columns.ts';

/** A piece of text on a page. x increases to the right, y upwards, both in points; `size` is the font size. */
export interface Fragment {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly text: string;
}

/** Lines of a page in reading order. Columns follow one another; vertical space becomes an empty line. */
export function buildPageLines(fragments: readonly Fragment[]): string[] {
  return splitColumns(buildRows(fragments)).flatMap((block) => ['', ...buildBlockLines(block)]);
}

/** In font sizes: a wider gap separates columns or cells instead of words. */
const segmentGapRatio = 1.4;
const letterSpacedGapRatio = 3;
const wordGapRatio = 0.16;
const rowToleranceRatio = 0.45;

function buildRows(fragments: readonly Fragment[]): Row[] {
  const rows: { y: number; size: number; fragments: Fragment[] }[] = [];
  const sorted = [...fragments].sort((a, b) => b.y - a.y || a.x - b.x);
  for (const fragment of sorted) {
    const row = rows.at(-1);
    const isBlank = fragment.text.trim() === '';
    if (row && row.y - fragment.y <= rowToleranceRatio * Math.max(row.size, fragment.size)) {
      row.fragments.push(fragment);
      row.size = Math.max(row.size, fragment.size);
    } else if (!isBlank) rows.push({ y: fragment.y, size: fragment.size, fragments: [fragment] });
  }
  return rows.map(({ y, size, fragments }) => ({ y, size, segments: buildSegments(fragments) }));
}

/** A blank fragment is a space between words, or a gap if it is wide. */
function buildSegments(fragments: Fragment[]): Segment[] {
  const segments: Segment[] = [];
  const isSpaced = fragments.some(({ text }) => isLetterSpaced(text));
  const gapRatio = isSpaced ? letterSpacedGapRatio : segmentGapRatio;
  for (const { x, width, size, text: written } of fragments.sort((a, b) => a.x - b.x)) {
    const text = isSpaced && isSpacedWord(written) ? written.replace(/\s/g, '') : written;
    const last = segments.at(-1);
    const gap = last ? x - last.right : Number.POSITIVE_INFINITY;
    const isBlank = text.trim() === '';
    if (isBlank && (!last || gap + width > gapRatio * size)) continue;
    if (!last || gap > gapRatio * size) {
      segments.push({ left: x, right: x + width, size, text: text.trim() });
      continue;
    }
    const space = gap > wordGapRatio * size || /^\s/.test(text) ? ' ' : '';
    const right = Math.max(last.right, x + width);
    segments[segments.length - 1] = { ...last, right, text: `${last.text}${space}${text.trimStart()}` };
  }
  return segments;
}

/** A word of a letter-spaced line, also a short one: "M E". */
function isSpacedWord(text: string): boolean {
  return text.trim() !== '' && text.split(' ').every((part) => part.length <= 2);
}

function buildBlockLines(rows: readonly Row[]): string[] {
  const leading = getMedianLeading(rows);
  return rows.flatMap((row, index) => {
    const line = row.segments.map(({ text }) => text.replace(/\s+/g, ' ').trim()).join('   ');
    const above = rows[index - 1];
    const isSpaced = above && above.y - row.y > leading * 1.35 && above.y - row.y > row.size * 1.35;
    return isSpaced ? ['', line] : [line];
  });
}

function getMedianLeading(rows: readonly Row[]): number {
  const steps = rows.slice(1).map((row, index) => (rows[index]?.y ?? row.y) - row.y);
  return steps.sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
}
