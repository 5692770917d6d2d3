/** What orders the rows, of the last row of a batch: its id, and that of its tenant or person. */
export type BatchKey = readonly [ownerId: number, id: number];

/** Reads a long list in batches, so that other requests are served in between. */
export async function* inBatches<R>(
  read: (after: BatchKey) => Promise<R[]>,
  keyOf: (row: R) => BatchKey,
): AsyncGenerator<R[]> {
  let last: BatchKey = [0, 0];
  for (;;) {
    const rows = await read(last);
    const end = rows.at(-1);
    if (!end) return;
    yield rows;
    last = keyOf(end);
  }
}
