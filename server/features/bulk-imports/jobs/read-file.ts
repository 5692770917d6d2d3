import { readDocumentPosting } from '#domain/features/bulk-imports/jobs/document-posting.ts';
import { maxJobRows } from '#domain/features/bulk-imports/jobs/mapping.ts';
import type { JobFailure } from '#domain/features/bulk-imports/jobs/reasons.ts';
import { type FlatColumns, matchColumns } from '#domain/features/imports/formats/flat-columns.ts';
import { type Fields, readText } from '#domain/features/imports/formats/lenient.ts';
import { buildJobDraft, type JobDraft } from '#domain/features/imports/job-draft.ts';
import type { Posting } from '#domain/features/imports/posting.ts';
import { decodeText } from '#server/features/bulk-imports/decode-text.ts';
import { isUnreadableFile, parseText, readPostingsOf, type TextRows } from '#server/features/imports/service.ts';
import { readArchive, readDocumentText } from '#server/features/resumes/service.ts';

/** A posting of a file, or why there is none. `row` is null for a document. */
export type ReadJob = { readonly file: string; readonly row: number | null } & (
  | { readonly draft: JobDraft }
  | { readonly reason: JobFailure; readonly title: string }
);

/** The columns of a table with their first values, and which field each was matched to. */
export interface ReadColumns {
  readonly columns: readonly { readonly name: string; readonly samples: readonly string[] }[];
  readonly guess: FlatColumns;
}

interface JobFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Documents of one account are read one at a time. */
  readonly account: string;
  /** The columns that a person chose, by the header. */
  readonly findMapping: (columns: readonly string[]) => Promise<FlatColumns | undefined>;
  readonly onColumns: (columns: ReadColumns) => void;
}

/**
 * Reads the postings of a file: a table, JSON, XML, a web page, a document, or a ZIP file of these.
 * @throws Refusal `reading_queue_full`
 */
export async function* readJobFile(file: JobFile): AsyncGenerator<ReadJob> {
  if (!isZip(file)) return yield* readSingleFile(file);
  for await (const part of readArchive(file.bytes, file.name)) {
    if ('reason' in part) yield fail(part.name, part.reason);
    else if (isZip(part)) yield fail(part.name, 'file_type_not_allowed');
    else yield* readSingleFile({ ...file, ...part });
  }
}

const documentName = /\.(pdf|docx?|odt|rtf|txt)\s*$/i;
const tableName = /\.(csv|tsv|jsonl?|ndjson|xml|rss|html?)\s*$/i;

function isZip({ name, bytes }: Pick<JobFile, 'name' | 'bytes'>): boolean {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
  return isArchive && !/\.(docx|odt)\s*$/i.test(name);
}

function fail(file: string, reason: JobFailure, row: number | null = null, title = ''): ReadJob {
  return { file, row, reason, title };
}

async function* readSingleFile(file: JobFile): AsyncGenerator<ReadJob> {
  const { name, bytes } = file;
  if (bytes.length === 0) return yield fail(name, 'file_empty');
  if (documentName.test(name)) return yield await readDocumentFile(file);
  if (!tableName.test(name)) return yield fail(name, 'file_type_not_allowed');
  const text = decodeText(bytes);
  if (text.includes('\0')) return yield fail(name, 'file_content_mismatch');
  if (text.trim() === '') return yield fail(name, 'file_empty');
  yield* readTextFile(file, text);
}

async function readDocumentFile({ name, bytes, account }: JobFile): Promise<ReadJob> {
  const document = await readDocumentText(bytes, name, { account });
  if (!document.ok) return fail(name, document.reason);
  return toReadJob(name, null, readDocumentPosting(document.text, name));
}

async function* readTextFile(file: JobFile, text: string): AsyncGenerator<ReadJob> {
  const { name } = file;
  let count = 0;
  try {
    const { rows, mapping } = await openRows(file, parseText(name, text));
    for await (const row of readPostingsOf(rows, mapping)) {
      count += 1;
      if (count > maxJobRows) return yield fail(name, 'too_many_rows', row.line);
      yield 'refused' in row ? fail(name, row.refused, row.line) : toReadJob(name, row.line, row.posting);
    }
    if (count === 0) yield fail(name, 'file_unreadable');
  } catch (error) {
    if (!isUnreadableFile(error)) throw error;
    yield fail(name, count === 0 ? 'no_job_titles' : 'file_unreadable');
  }
}

type Rows = TextRows['rows'];
type RawRow = Rows extends AsyncGenerator<infer Row> ? Row : never;

const sampleSize = 200;
const samplesPerColumn = 3;

/** Takes the first rows of a table to find its columns. */
async function openRows(file: JobFile, { isTable, rows }: TextRows) {
  if (!isTable) return { rows, mapping: undefined };
  const first: RawRow[] = [];
  while (first.length < sampleSize) {
    const next = await rows.next();
    if (next.done) break;
    first.push(next.value);
  }
  const sample: Fields[] = first.flatMap((row) => ('fields' in row ? [row.fields] : []));
  const names = Object.keys(sample[0] ?? {});
  const mapping = await file.findMapping(names);
  file.onColumns({
    columns: names.map((name) => ({
      name,
      samples: sample.slice(0, samplesPerColumn).map((row) => sampleOf(row, name)),
    })),
    guess: mapping ?? matchColumns(sample),
  });
  return { rows: joinRows(first, rows), mapping };
}

function sampleOf(row: Fields, name: string): string {
  return readText(row[name]).slice(0, 80);
}

async function* joinRows(first: readonly RawRow[], rest: Rows): Rows {
  yield* first;
  yield* rest;
}

function toReadJob(file: string, row: number | null, posting: Posting): ReadJob {
  const drafted = buildJobDraft(posting);
  if ('draft' in drafted) return { file, row, draft: drafted.draft };
  return fail(file, drafted.refused, row, posting.title.slice(0, 200));
}
