/** Adjacent fragments on one baseline, without a wide gap. */
export interface Segment {
  readonly left: number;
  readonly right: number;
  /** The font size. */
  readonly size: number;
  readonly text: string;
}

export interface Row {
  readonly y: number;
  readonly size: number;
  readonly segments: readonly Segment[];
}

/**
 * Splits the rows of a page into blocks in reading order. Consecutive rows with the same vertical gap are two columns; the
 * left one is read first. A narrow column of dates and locations is merged into the lines of the other column.
 */
export function splitColumns(rows: readonly Row[]): Row[][] {
  return splitWithin(rows, { comparisons: countSegments(rows) * maxComparisonsPerSegment });
}

/** Bounds the work on a page to linear time. A page that needs more is not made of columns, and is read row by row. */
interface Budget {
  comparisons: number;
}

/** Pages of résumés need fewer than 30. */
const maxComparisonsPerSegment = 2000;

function splitWithin(rows: readonly Row[], budget: Budget): Row[][] {
  const stretch = findLongestRange(rows, budget);
  if (!stretch) return rows.length > 0 ? [[...rows]] : [];
  const { from, to, gutter } = stretch;
  return [
    ...splitWithin(rows.slice(0, from), budget),
    ...readColumns(rows.slice(from, to), gutter, budget),
    ...splitWithin(rows.slice(to), budget),
  ];
}

function countSegments(rows: readonly Row[]): number {
  return rows.reduce((sum, { segments }) => sum + segments.length, 0);
}

interface ColumnRange {
  readonly from: number;
  readonly to: number;
  readonly gutter: number;
}

/** Fewer lines on one side are a table or a line with a date at its end, not a column. */
const minColumnLines = 4;

function findLongestRange(rows: readonly Row[], budget: Budget): ColumnRange | undefined {
  const edges = new Set(rows.flatMap(({ segments }) => segments.map(({ left }) => Math.floor(left) - 1)));
  budget.comparisons -= edges.size * countSegments(rows);
  if (budget.comparisons < 0) return undefined;
  let best: ColumnRange | undefined;
  for (const gutter of edges) {
    for (const stretch of findRangesAt(rows, gutter)) {
      if (!best || stretch.to - stretch.from > best.to - best.from) best = stretch;
    }
  }
  return best;
}

function findRangesAt(rows: readonly Row[], gutter: number): ColumnRange[] {
  const found: ColumnRange[] = [];
  let from = 0;
  for (let to = 0; to <= rows.length; to++) {
    const row = rows[to];
    if (row && !row.segments.some((segment) => isAcross(segment, gutter))) continue;
    const end = row ? findEndOfColumns(rows, gutter, from, to) : to;
    const start = findStartOfColumns(rows, gutter, from, end);
    if (hasTwoSides(rows.slice(start, end), gutter)) found.push({ from: start, to: end, gutter });
    from = to + 1;
  }
  return found;
}

/** Rows without a right side, just above a row that crosses the gap, are below the columns. */
function findEndOfColumns(rows: readonly Row[], gutter: number, from: number, to: number): number {
  let end = to;
  while (end > from && !rows[end - 1]?.segments.some((segment) => isRight(segment, gutter))) end--;
  return end;
}

/**
 * Rows above the first left side or right side are in the columns only if they start at the edge of their column. A name
 * that is centered on the page is above the columns.
 */
function findStartOfColumns(rows: readonly Row[], gutter: number, from: number, to: number): number {
  const inside = rows.slice(from, to).flatMap(({ segments }) => segments);
  const edges = [isLeft, isRight].map((side) =>
    countEdges(inside.filter((segment) => side(segment, gutter)).map(({ left }) => left)),
  );
  const isAligned = ({ left }: Segment): boolean => edges.some((counts) => (counts.get(Math.round(left)) ?? 0) > 2);
  let start = from;
  while (start < to && rows[start]?.segments.length === 1 && !rows[start]?.segments.some(isAligned)) start++;
  return start;
}

function countEdges(edges: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const edge of edges.map(Math.round)) counts.set(edge, (counts.get(edge) ?? 0) + 1);
  return counts;
}

const isLeft = ({ right }: Segment, gutter: number): boolean => right <= gutter + 1;
const isRight = ({ left }: Segment, gutter: number): boolean => left >= gutter;
const isAcross = (segment: Segment, gutter: number): boolean => !isLeft(segment, gutter) && !isRight(segment, gutter);

function hasTwoSides(rows: readonly Row[], gutter: number): boolean {
  const countRows = (side: typeof isLeft): number =>
    rows.filter((row) => row.segments.some((segment) => side(segment, gutter))).length;
  return countRows(isLeft) >= minColumnLines && countRows(isRight) >= minColumnLines;
}

function readColumns(rows: readonly Row[], gutter: number, budget: Budget): Row[][] {
  const left = filterSegments(rows, (segment) => isLeft(segment, gutter));
  const right = filterSegments(rows, (segment) => isRight(segment, gutter));
  if (isNoteColumn(right)) return [mergeNotes(left, right)];
  if (isNoteColumn(left)) return [mergeNotes(right, left)];
  const [first, second] = hasName(right, left) ? [right, left] : [left, right];
  return [...splitWithin(first, budget), ...splitWithin(second, budget)];
}

/** The largest text at the top of a page is the name; its column is read first. */
function hasName(column: readonly Row[], other: readonly Row[]): boolean {
  const largest = getMaxSize(column.slice(0, maxRowsAboveName));
  return largest >= minNameSize && largest > getMaxSize(other) * 1.15 && largest === getMaxSize(column);
}

const maxRowsAboveName = 4;
/** In points. */
const minNameSize = 13;

function getMaxSize(rows: readonly Row[]): number {
  return rows.reduce((max, { size }) => Math.max(max, size), 0);
}

function filterSegments(rows: readonly Row[], belongs: (segment: Segment) => boolean): Row[] {
  return rows
    .map(({ y, segments }) => {
      const own = segments.filter(belongs);
      return { y, size: own.reduce((max, { size }) => Math.max(max, size), 0), segments: own };
    })
    .filter(({ segments }) => segments.length > 0);
}

/** Notes are short blocks, mostly with a year. */
function isNoteColumn(rows: readonly Row[]): boolean {
  const notes = groupNotes(rows);
  const dated = notes.filter((note) => /\b(?:19|20)\d{2}\b/.test(joinText(note))).length;
  return dated >= notes.length / 2 && notes.every((note) => note.length <= 4) && getMaxLength(rows) <= 40;
}

function groupNotes(rows: readonly Row[]): Row[][] {
  const blocks: Row[][] = [];
  for (const row of rows) {
    const block = blocks.at(-1);
    const above = block?.at(-1);
    if (block && above && above.y - row.y <= row.size * 1.8) block.push(row);
    else blocks.push([row]);
  }
  return blocks;
}

/** Appends each note to the line on its baseline, or to the nearest line below that. */
function mergeNotes(main: readonly Row[], noteColumn: readonly Row[]): Row[] {
  const joined = main.map((row) => ({ row, notes: [] as Segment[] }));
  let index = 0;
  for (const note of groupNotes(noteColumn)) {
    const start = note[0]?.y ?? 0;
    // Notes are sorted from top to bottom, so a line above one note is above the next one too.
    while (index < main.length - 1 && isAbove(main[index], start)) index++;
    joined[index]?.notes.push(...note.flatMap(({ segments }) => segments));
  }
  return joined.map(({ row, notes }) => ({ ...row, segments: [...row.segments, ...notes] }));
}

function isAbove(row: Row | undefined, y: number): boolean {
  return row !== undefined && row.y > y + row.size / 2;
}

function joinText(rows: readonly Row[]): string {
  return rows.flatMap(({ segments }) => segments.map(({ text }) => text)).join(' ');
}

function getMaxLength(rows: readonly Row[]): number {
  const lengths = rows.flatMap(({ segments }) => segments.map(({ text }) => text.length));
  return lengths.reduce((max, length) => Math.max(max, length), 0);
}
