import type { MergeSources } from './column-merge.ts';

/** One short text per row, all in one array: a string per row takes more memory, and the garbage collector visits each. */
export interface TextColumn {
  /** UTF-8. The text of a row goes from `starts[row]` to `starts[row + 1]`. */
  readonly bytes: Buffer;
  readonly starts: Int32Array;
}

export const noTexts: TextColumn = { bytes: Buffer.alloc(0), starts: new Int32Array(1) };

export function readText({ bytes, starts }: TextColumn, row: number): string {
  return bytes.toString('utf8', starts[row], starts[row + 1]);
}

/** As `mergeColumn`, for texts. */
export function mergeTexts(
  { bytes, starts }: TextColumn,
  sources: MergeSources,
  getInserted: (index: number) => string,
): TextColumn {
  const mergedStarts = new Int32Array(sources.length + 1);
  for (let row = 0; row < sources.length; row += 1) {
    const source = sources[row] ?? 0;
    const size =
      source < 0 ? Buffer.byteLength(getInserted(~source)) : (starts[source + 1] ?? 0) - (starts[source] ?? 0);
    mergedStarts[row + 1] = (mergedStarts[row] ?? 0) + size;
  }
  const merged = Buffer.alloc(mergedStarts[sources.length] ?? 0);
  for (let row = 0; row < sources.length; row += 1) {
    const source = sources[row] ?? 0;
    const start = mergedStarts[row] ?? 0;
    if (source < 0) merged.write(getInserted(~source), start);
    else bytes.copy(merged, start, starts[source], starts[source + 1]);
  }
  return { bytes: merged, starts: mergedStarts };
}
