/** Neighbouring fragments of one baseline without a wide gap between them. */
export interface Segment {
  readonly left: number;
  readonly right: number;
  readonly text: string;
}

export interface Row {
  readonly y: number;
  readonly size: number;
  readonly segments: readonly Segment[];
}

/**
 * Splits the rows of a page into blocks to be read one after the other. A stretch of rows that leave the same
 * vertical gap free is two columns: the left one is read before the right one. A narrow column that only dates
 * and places its neighbour's lines stays with the lines it stands beside.
 */
export function splitColumns(rows: readonly Row[]): Row[][] {
  const stretch = widestStretch(rows);
  if (!stretch) return rows.length > 0 ? [[...rows]] : [];
  const { from, to, gutter } = stretch;
  const inside = rows.slice(from, to);
  return [...splitColumns(rows.slice(0, from)), ...readColumns(inside, gutter), ...splitColumns(rows.slice(to))];
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly gutter: number;
}

/** Fewer lines than this on either side is a table or a line with a date at its end, not a column. */
const fewestLines = 4;

function widestStretch(rows: readonly Row[]): Stretch | undefined {
  const edges = new Set(rows.flatMap(({ segments }) => segments.map(({ left }) => Math.floor(left) - 1)));
  let best: Stretch | undefined;
  for (const gutter of edges) {
    for (const stretch of stretchesAt(rows, gutter)) {
      if (!best || stretch.to - stretch.from > best.to - best.from) best = stretch;
    }
  }
  return best;
}

function stretchesAt(rows: readonly Row[], gutter: number): Stretch[] {
  const found: Stretch[] = [];
  let from = 0;
  for (let to = 0; to <= rows.length; to++) {
    const row = rows[to];
    if (row && !row.segments.some((segment) => isAcross(segment, gutter))) continue;
    const end = row ? lastOnRight(rows, gutter, from, to) : to;
    if (hasTwoSides(rows.slice(from, end), gutter)) found.push({ from, to: end, gutter });
    from = to + 1;
  }
  return found;
}

/** Above a row that runs across, what stands on the left alone has left the columns behind. */
function lastOnRight(rows: readonly Row[], gutter: number, from: number, to: number): number {
  let end = to;
  while (end > from && !rows[end - 1]?.segments.some((segment) => isRight(segment, gutter))) end--;
  return end;
}

const isLeft = ({ right }: Segment, gutter: number): boolean => right <= gutter + 1;
const isRight = ({ left }: Segment, gutter: number): boolean => left >= gutter;
const isAcross = (segment: Segment, gutter: number): boolean => !isLeft(segment, gutter) && !isRight(segment, gutter);

function hasTwoSides(rows: readonly Row[], gutter: number): boolean {
  const onSide = (side: typeof isLeft): number =>
    rows.filter((row) => row.segments.some((segment) => side(segment, gutter))).length;
  return onSide(isLeft) >= fewestLines && onSide(isRight) >= fewestLines;
}

function readColumns(rows: readonly Row[], gutter: number): Row[][] {
  const left = sideOf(rows, (segment) => isLeft(segment, gutter));
  const right = sideOf(rows, (segment) => isRight(segment, gutter));
  if (isMargin(right)) return [besideLines(left, right)];
  if (isMargin(left)) return [besideLines(right, left)];
  return [...splitColumns(left), ...splitColumns(right)];
}

function sideOf(rows: readonly Row[], belongs: (segment: Segment) => boolean): Row[] {
  return rows
    .map(({ y, size, segments }) => ({ y, size, segments: segments.filter(belongs) }))
    .filter(({ segments }) => segments.length > 0);
}

/** Notes are short blocks, most of them with a year. */
function isMargin(rows: readonly Row[]): boolean {
  const notes = noteBlocks(rows);
  const dated = notes.filter((note) => /\b(?:19|20)\d{2}\b/.test(textOf(note))).length;
  return dated >= notes.length / 2 && notes.every((note) => note.length <= 4) && longest(rows) <= 40;
}

function noteBlocks(rows: readonly Row[]): Row[][] {
  const blocks: Row[][] = [];
  for (const row of rows) {
    const block = blocks.at(-1);
    const above = block?.at(-1);
    if (block && above && above.y - row.y <= row.size * 1.8) block.push(row);
    else blocks.push([row]);
  }
  return blocks;
}

/** Joins each note to the line whose baseline it starts on (or the nearest above it). */
function besideLines(main: readonly Row[], margin: readonly Row[]): Row[] {
  const joined = main.map((row) => ({ row, notes: [] as Segment[] }));
  for (const note of noteBlocks(margin)) {
    const start = note[0]?.y ?? 0;
    const host = joined.find(({ row }) => row.y <= start + row.size / 2) ?? joined.at(-1);
    host?.notes.push(...note.flatMap(({ segments }) => segments));
  }
  return joined.map(({ row, notes }) => ({ ...row, segments: [...row.segments, ...notes] }));
}

function textOf(rows: readonly Row[]): string {
  return rows.flatMap(({ segments }) => segments.map(({ text }) => text)).join(' ');
}

function longest(rows: readonly Row[]): number {
  return Math.max(0, ...rows.flatMap(({ segments }) => segments.map(({ text }) => text.length)));
}
