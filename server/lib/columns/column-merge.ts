type Column = Uint8Array | Uint16Array | Int32Array | Float64Array;

/** One list of numbers per row: those of a row go from `starts[row]` to `starts[row + 1]`. */
export interface ListColumn {
  readonly starts: Int32Array;
  readonly values: Int32Array;
}

/** Where each row of a merged column comes from: a row of the previous column, or, if negative, the inserted row `~source`. */
export type MergeSources = Int32Array;

export const noLists: ListColumn = { starts: new Int32Array(1), values: new Int32Array(0) };

/**
 * @param length number of previous rows
 * @param removed previous rows to leave out, ascending
 * @param positions for each inserted row, the previous row it comes before; ascending
 */
export function planMerge(length: number, removed: Int32Array, positions: Int32Array): MergeSources {
  const sources = new Int32Array(length - removed.length + positions.length);
  let at = 0;
  let removedIndex = 0;
  let inserted = 0;
  for (let row = 0; row <= length; row += 1) {
    while (inserted < positions.length && positions[inserted] === row) {
      sources[at] = ~inserted;
      at += 1;
      inserted += 1;
    }
    if (row === length) break;
    if (removed[removedIndex] === row) {
      removedIndex += 1;
      continue;
    }
    sources[at] = row;
    at += 1;
  }
  return sources;
}

/** Copies a column into `target`, which has one entry per source. */
export function mergeColumn<T extends Column>(
  target: T,
  column: T,
  sources: MergeSources,
  getInserted: (index: number) => number,
): T {
  for (let row = 0; row < sources.length; row += 1) {
    const source = sources[row] ?? 0;
    target[row] = source < 0 ? getInserted(~source) : (column[source] ?? 0);
  }
  return target;
}

/** As `mergeColumn`, for lists. */
export function mergeLists(
  { starts, values }: ListColumn,
  sources: MergeSources,
  getInserted: (index: number) => readonly number[],
): ListColumn {
  const mergedStarts = new Int32Array(sources.length + 1);
  for (let row = 0; row < sources.length; row += 1) {
    const source = sources[row] ?? 0;
    const size = source < 0 ? getInserted(~source).length : (starts[source + 1] ?? 0) - (starts[source] ?? 0);
    mergedStarts[row + 1] = (mergedStarts[row] ?? 0) + size;
  }
  const merged = new Int32Array(mergedStarts[sources.length] ?? 0);
  for (let row = 0; row < sources.length; row += 1) {
    const source = sources[row] ?? 0;
    const start = mergedStarts[row] ?? 0;
    if (source < 0) {
      merged.set(getInserted(~source), start);
      continue;
    }
    const from = starts[source] ?? 0;
    const size = (mergedStarts[row + 1] ?? 0) - start;
    for (let index = 0; index < size; index += 1) merged[start + index] = values[from + index] ?? 0;
  }
  return { starts: mergedStarts, values: merged };
}
