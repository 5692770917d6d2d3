import { type Fields, isRecord } from '#domain/features/imports/lenient.ts';
import { isJobPosting } from '#domain/features/imports/read-posting.ts';
import { type JsonRecord, splitJsonRecords } from './json-records.ts';
import type { RawRow } from './raw-row.ts';

/** Rows of a JSON file: a list of records, one record, or records one after the other. */
export async function* parseJsonRows(chunks: AsyncIterable<string>): AsyncGenerator<RawRow> {
  for await (const piece of splitJsonRecords(chunks)) yield* parseRecord(piece);
}

/** Rows of a file with one JSON value a line: a broken line spoils itself alone. */
export async function* parseJsonLines(chunks: AsyncIterable<string>): AsyncGenerator<RawRow> {
  let number = 0;
  for await (const text of splitLines(chunks)) {
    number += 1;
    if (text.trim() !== '') yield* parseRecord({ line: number, text });
  }
}

/** Postings of one JSON text; a graph holds several. */
export function parseRecord({ line, text }: JsonRecord): RawRow[] {
  try {
    const values = flatten(JSON.parse(text));
    return values.map((value) => (isRecord(value) ? { line, fields: value } : { line, refused: 'not_a_posting' }));
  } catch {
    return [{ line, refused: 'broken_json' }];
  }
}

function flatten(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(flatten);
  if (!isRecord(value)) return [value];
  if (Array.isArray(value['@graph'])) return value['@graph'].filter(isRecord).filter(isPostingInGraph);
  return [value];
}

/** A graph also holds organisations, pages and the like, which are no mistakes. */
function isPostingInGraph(fields: Fields): boolean {
  return isJobPosting(fields);
}

async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
