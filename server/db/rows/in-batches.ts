/** Tenant id and row id of the last row of a batch. */
export type BatchKey = readonly [tenantId: number, id: number];

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
