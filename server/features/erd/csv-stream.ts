import type { ErdColumn } from '#domain/features/erd/contract.ts';
import { byteOrderMark, formatCsvLine } from '#server/lib/csv/csv.ts';
import type { ErdRow } from './queries.ts';

/** The rows after an application, at most one page. */
type ReadPage = (after: number) => Promise<readonly ErdRow[]>;

/** The file, one chunk per page. A page is read when the client has taken the chunk before it. */
export async function* streamCsv(
  columns: readonly ErdColumn[],
  readPage: ReadPage,
  pageSize: number,
): AsyncGenerator<string> {
  yield byteOrderMark + formatCsvLine(columns);
  for (let after = 0; ; ) {
    const rows = await readPage(after);
    yield rows.map((row) => formatCsvLine(columns.map((name) => formatValue(row[name])))).join('');
    after = rows.at(-1)?.application_id ?? after;
    if (rows.length < pageSize) return;
  }
}

export function formatValue(value: ErdRow[ErdColumn]): string | number | null {
  return value instanceof Date ? value.toISOString() : value;
}
