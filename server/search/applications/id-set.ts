/** Ids as an array of bytes, or as a set if one is too high. A scan of all rows reads bytes several times as fast. */
export interface IdSet {
  readonly marks: Uint8Array;
  readonly others: ReadonlySet<number> | null;
}

const maxMarkedId = 4_000_000;

export function createIdSet(ids: readonly number[]): IdSet {
  let maxId = 0;
  for (const id of ids) maxId = Math.max(maxId, id);
  if (maxId > maxMarkedId) return { marks: new Uint8Array(0), others: new Set(ids) };
  const marks = new Uint8Array(maxId + 1);
  for (const id of ids) marks[id] = 1;
  return { marks, others: null };
}

export function isEmpty({ marks, others }: IdSet): boolean {
  return marks.length <= 1 && !others;
}
