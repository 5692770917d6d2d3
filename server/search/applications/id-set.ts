/** Up to this id a set is an array of bytes, which a scan of all rows reads several times as fast. */
const maxDenseId = 4_000_000;

/** Returns a function from an id to whether it is one of these. */
export function createIdSet(ids: readonly number[]): (id: number) => boolean {
  let maxId = 0;
  for (const id of ids) maxId = Math.max(maxId, id);
  if (maxId > maxDenseId) {
    const set = new Set(ids);
    return (id) => set.has(id);
  }
  const marks = new Uint8Array(maxId + 1);
  for (const id of ids) marks[id] = 1;
  return (id) => marks[id] === 1;
}
