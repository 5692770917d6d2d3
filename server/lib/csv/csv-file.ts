import { withoutTimeBudget } from '#server/db/connection/time-budget.ts';
import { byteOrderMark, formatCsvLine } from './csv.ts';

type Line = readonly (string | number | null)[];

/**
 * A CSV file of any length: one batch of rows is in memory at a time, and the next one is read when the client has taken
 * the last. The batches do not count against the time that a request may wait for the database.
 */
export async function* formatCsvFile(
  columns: readonly string[],
  batches: AsyncIterator<readonly Line[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + formatCsvLine(columns);
  for (;;) {
    const { value, done } = await withoutTimeBudget(() => batches.next());
    if (done) return;
    if (value.length > 0) yield value.map(formatCsvLine).join('');
  }
}
