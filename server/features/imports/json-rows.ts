import { type Fields, isRecord } from '#domain/features/imports/formats/lenient.ts';
import { isJobPosting } from '#domain/features/imports/read-posting.ts';
import { type JsonRecord, splitJsonRecords } from './json-records.ts';
import type { RawRow } from './raw-row.ts';

/** Parses a JSON file: an array of records, one record, or concatenated records. */
export async function* parseJsonRows(chunks: AsyncIterable<string>): AsyncGenerator<RawRow> {
  for await (const record of splitJsonRecords(chunks)) yield* parseRecord(record);
}

/** Parses JSON Lines. A broken line does not affect others. */
export async function* parseJsonLines(chunks: AsyncIterable<string>): AsyncGenerator<RawRow> {
  let line = 0;
  for await (const text of splitLines(chunks)) {
    line += 1;
    if (text.trim() !== '') yield* parseRecord({ line, text });
  }
}

/** A record with `@graph` contains several postings. */
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
  return findList(value)?.flatMap(flatten) ?? [value];
}

/** The list of an API's answer, such as Greenhouse's `jobs`; undefined for a posting. */
function findList(value: Fields): readonly unknown[] | undefined {
  if (isRecord(value.SearchResult)) return findList(value.SearchResult);
  // Teamtailor puts a JobPosting into each item of its JSON feed.
  if (isRecord(value._jobposting)) return [{ ...value._jobposting, url: value._jobposting.url ?? value.url }];
  if ('title' in value || 'name' in value || 'text' in value) {
    // The answer of Workable has the employer's name; postings have no such list.
    return 'jobs' in value && isListOfRecords(value.jobs) ? value.jobs : undefined;
  }
  return listNames.map((name) => value[name]).find(isListOfRecords);
}

const listNames = [
  'jobs',
  'postings',
  'jobPostings',
  'SearchResultItems',
  'requisitionList',
  'items',
  'offers',
  'positions',
  'result',
  'results',
  'content',
  'data',
];

function isListOfRecords(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord);
}

/** A graph can also contain organizations and pages, which are skipped without an error. */
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
