import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

type Value = string | number | boolean | Date | null | readonly number[] | Buffer;
type Row = Readonly<Record<string, Value>>;

/** Rows per chunk of COPY data. */
const batchSize = 500;

/** Writes rows with COPY; the keys of the first row are the columns. */
export async function copyRows(client: pg.Client, table: string, count: number, row: (id: number) => Row): Promise<void> {
  const first = row(1);
  const columns = Object.keys(first);
  // COPY does not work under row-level security.
  await client.query(`alter table ${table} no force row level security`);
  const target = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(batches(first, count, row)), target);
  await client.query(`alter table ${table} force row level security`);
}

function* batches(first: Row, count: number, row: (id: number) => Row): Generator<string> {
  let batch = formatRow(first);
  for (let id = 2; id <= count; id += 1) {
    batch += formatRow(row(id));
    if (id % batchSize !== 0) continue;
    yield batch;
    batch = '';
  }
  yield batch;
}

function formatRow(row: Row): string {
  return `${Object.values(row).map(formatValue).join('\t')}\n`;
}

function formatValue(value: Value): string {
  if (value === null) return '\\N';
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`;
  if (typeof value === 'object') return `{${value.join(',')}}`;
  return String(value).replace(/[\\\t\n\r]/g, (letter) => escapes[letter] ?? letter);
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
