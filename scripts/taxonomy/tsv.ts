import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads a tab-separated file with a header row; cells by column name, empty where a row is short. */
export function readTsv<Column extends string>(
  folder: string,
  name: string,
  columns: readonly Column[],
): Record<Column, string>[] {
  const [header = '', ...lines] = readFileSync(join(folder, name), 'utf8').trimEnd().split(/\r?\n/);
  const indexes = new Map(
    header
      .replace(/^\uFEFF/, '')
      .split('\t')
      .map((column, index) => [column, index]),
  );
  const missing = columns.filter((column) => !indexes.has(column));
  if (missing.length > 0) throw new Error(`${name}: no column ${missing.join(', ')}`);
  return lines.map((line) => {
    const cells = line.split('\t');
    const entries = columns.map((column) => [column, cells[indexes.get(column) ?? -1]?.trim() ?? ''] as const);
    // The entries cover every column, because they are created from the list of columns.
    return Object.fromEntries(entries) as Record<Column, string>;
  });
}

/** Splits a cell with several entries. */
export function splitCell(cell: string): string[] {
  return cell
    .split('|')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
