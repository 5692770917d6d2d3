import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { ImportRefusal } from './import-refusal.ts';
import type { RawRow } from './raw-row.ts';

/** Parses CSV with a header line. The delimiter is the one that occurs most often in the header. */
export async function* parseCsvRows(chunks: AsyncIterable<string>, head: string): AsyncGenerator<RawRow> {
  const delimiter = detectDelimiter(head);
  const parser = Readable.from(chunks).pipe(
    parse({
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      info: true,
      max_record_size: 2_000_000,
    }),
  );
  let columns: string[] | undefined;
  let previousLine = 0;
  for await (const record of parser as AsyncIterable<ParsedRecord>) {
    const line = previousLine + 1;
    previousLine = record.info.lines;
    if (!columns) columns = parseColumns(record.record);
    else yield buildRow(line, columns, record.record);
  }
}

interface ParsedRecord {
  readonly record: readonly string[];
  /** `lines` is the number of the record's last line. */
  readonly info: { readonly lines: number };
}

function detectDelimiter(head: string): string {
  const [names = ''] = head.split(/\r?\n|\r/);
  const unquoted = names.replace(/"[^"]*"/g, '');
  const counted = [',', ';', '\t', '|'].map((delimiter) => ({ delimiter, count: unquoted.split(delimiter).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
}

function parseColumns(names: readonly string[]): string[] {
  const columns = names.map((name) => name.trim());
  if (columns.filter((name) => name !== '').length < 2) {
    throw new ImportRefusal('This file is not JSON, HTML or CSV: its first line has fewer than two column names.');
  }
  return columns;
}

/** Refuses a row with more cells than columns, because its values would be in the wrong columns. */
function buildRow(line: number, columns: readonly string[], cells: readonly string[]): RawRow {
  if (cells.slice(columns.length).some((cell) => cell.trim() !== ''))
    return { line, refused: 'wrong_number_of_columns' };
  const fields = Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? '']));
  return cells.length < columns.length ? { line, fields, isShort: true } : { line, fields };
}
