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

/** A function rather than a method, which V8 would compile again for each set. */
export function hasId({ marks, others }: IdSet, id: number): boolean {
  if (others) return others.has(id);
  // As an integer, because V8 looks up other numbers slowly.
  return id < marks.length && marks[id | 0] === 1;
}
