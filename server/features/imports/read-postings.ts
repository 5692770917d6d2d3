import type { FlatColumns } from '#domain/features/imports/formats/flat-columns.ts';
import type { DraftNote, RefusalReason } from '#domain/features/imports/job-draft.ts';
import { createPostingReader, type PostingReader, type ReadRow } from '#domain/features/imports/read-posting.ts';
import { ImportRefusal } from './import-refusal.ts';
import { toPlainText } from './plain-text.ts';
import type { RawRow } from './raw-row.ts';
import { readRows } from './read-rows.ts';

/** A posting with its line, or the reason why the row cannot be read. */
export type PostingRow =
  | (ReadRow & { readonly line: number; readonly notes: readonly DraftNote[] })
  | { readonly line: number; readonly refused: RefusalReason };

/**
 * Reads the postings of a file. The first rows decide which column is which.
 * @throws ImportRefusal if the file cannot be read or has no job titles
 */
export function readPostings(file: string): AsyncGenerator<PostingRow> {
  return readPostingRows(readRows(file));
}

/**
 * The same for rows from elsewhere. `columns` says which column is which; without it the first rows decide.
 * @throws ImportRefusal if the rows have no job titles
 */
export async function* readPostingRows(rows: AsyncIterable<RawRow>, columns?: FlatColumns): AsyncGenerator<PostingRow> {
  const first: RawRow[] = [];
  let reader: PostingReader | undefined;
  for await (const row of rows) {
    if (reader) {
      yield readRow(reader, row);
      continue;
    }
    first.push(row);
    if (first.length < sampleSize) continue;
    reader = openReader(first, columns);
    for (const each of first) yield readRow(reader, each);
  }
  if (reader) return;
  reader = openReader(first, columns);
  for (const each of first) yield readRow(reader, each);
}

const sampleSize = 200;

function openReader(rows: readonly RawRow[], columns: FlatColumns | undefined): PostingReader {
  const sample = rows.flatMap((row) => ('fields' in row ? [row.fields] : []));
  const reader = createPostingReader(sample, toPlainText, columns);
  if (sample.length > 0 && !reader.hasTitles) {
    const names = [...new Set(sample.flatMap((fields) => Object.keys(fields)))].slice(0, 20);
    const shown = names.map((name) => `"${name.slice(0, 40)}"`).join(', ');
    throw new ImportRefusal(
      `This file is not a list of job postings: no column has job titles. Its columns: ${shown}.`,
    );
  }
  if (rows.length > 0 && rows.every(isTooLong))
    throw new ImportRefusal('This file is not a list of job postings: each row has more cells than the first line.');
  return reader;
}

/** So are all lines of a letter, whose first line is no header. */
function isTooLong(row: RawRow): boolean {
  return 'refused' in row && row.refused === 'wrong_number_of_columns';
}

function readRow(reader: PostingReader, row: RawRow): PostingRow {
  if ('refused' in row) return row;
  return { line: row.line, notes: row.isShort ? ['cells_missing'] : [], ...reader.read(row.fields) };
}
