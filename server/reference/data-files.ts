import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The rows of a file in `data`, without the header. Rows are decoded one by one: as parts of one text, the few cells that are
 * kept would keep the whole text in memory.
 */
export function readRows(file: string): string[] {
  const bytes = readFileSync(getPath(file));
  const rows: string[] = [];
  for (let start = bytes.indexOf('\n') + 1; start < bytes.length; ) {
    const newline = bytes.indexOf('\n', start);
    const end = newline < 0 ? bytes.length : newline;
    rows.push(bytes.toString('utf8', start, end));
    start = end + 1;
  }
  return rows;
}

export function readText(file: string): string {
  return readFileSync(getPath(file), 'utf8');
}

function getPath(file: string): string {
  return join(import.meta.dirname, 'data', file);
}
