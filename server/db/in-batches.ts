/** Where a batch ended: tenant, and id in it. */
export type BatchKey = readonly [tenantId: number, id: number];

/** Reads a long list a batch at a time, so that requests are answered between two reads. */
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
