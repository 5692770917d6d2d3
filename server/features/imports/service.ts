import { basename } from 'node:path';
import { CsvError } from 'csv-parse';
import type { FlatColumns } from '#domain/features/imports/formats/flat-columns.ts';
import { buildJobDraft, type JobDraft } from '#domain/features/imports/job-draft.ts';
import type { Tenant } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { parseCsvRows as parseRows } from './csv-rows.ts';
import type { ImportContext } from './import-context.ts';
import { ImportRefusal } from './import-refusal.ts';
import { getSourceId, type ResolvedDraft, resolveDraft } from './job-columns.ts';
import { addNotes, createOutcome, type ImportOutcome, type RowProblem } from './outcome.ts';
import { findTenant } from './queries.ts';
import type { RawRow } from './raw-row.ts';
import { type PostingRow, readPostingRows, readPostings } from './read-postings.ts';
import { detectKind, parseRows as parseTextRows } from './read-rows.ts';
import { type BatchOutcome, writeBatch } from './write-batch.ts';

interface Options {
  /** Rolls back all changes, but counts them. */
  readonly isTrial: boolean;
  /** Imports postings that are over as open jobs, first seen now. Otherwise they come in closed. */
  readonly opensPast: boolean;
  readonly onProblem: (problem: RowProblem) => void;
  readonly onProgress: (rows: number) => void;
}

/**
 * Imports a file of postings. Each row creates or updates a job, or is reported with a reason. Batches are atomic, and running
 * an interrupted import again is safe.
 * @throws ImportRefusal if the file cannot be read
 */
export async function importJobs(ctx: ImportContext, file: string, options: Options): Promise<ImportOutcome> {
  const outcome = createOutcome();
  try {
    for await (const batch of readBatches(ctx, file, outcome, options)) {
      addCounts(
        outcome,
        await (options.isTrial ? tryBatch(ctx, batch) : write(ctx, (change) => writeBatch(ctx, change, batch))),
      );
      options.onProgress(outcome.rows);
    }
    if (!options.isTrial) await recordImport(ctx, file, outcome);
  } finally {
    // Also after an error, because earlier batches were written. The running server then reloads its indexes.
    if (!options.isTrial) await ctx.events.publish({ kind: 'many_changed', tenantId: ctx.tenant.id });
  }
  return outcome;
}

/** @throws ImportRefusal if the tenant does not exist */
export async function tenantForImport(db: ImportContext['db'], slug: string | undefined): Promise<Tenant> {
  const tenant = await findTenant(db, slug);
  if (!tenant)
    throw new ImportRefusal(slug ? `Tenant "${slug}" not found.` : 'No tenant found. Start the server once first.');
  return tenant;
}

const batchSize = 500;

async function* readBatches(
  ctx: ImportContext,
  file: string,
  outcome: ImportOutcome,
  options: Options,
): AsyncGenerator<ResolvedDraft[]> {
  const seen = new Set<string>();
  let batch: ResolvedDraft[] = [];
  for await (const row of readPostings(file)) {
    outcome.rows += 1;
    const resolved = resolveRow(ctx, row, outcome, options);
    if (!resolved) continue;
    const key = `${resolved.draft.company.toLowerCase()}\0${resolved.sourceId}`;
    if (seen.has(key)) {
      outcome.repeated += 1;
      options.onProblem({ line: row.line, reason: 'repeated' });
      continue;
    }
    seen.add(key);
    addNotes(outcome, resolved);
    batch.push(resolved);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function resolveRow(
  ctx: ImportContext,
  row: PostingRow,
  outcome: ImportOutcome,
  { onProblem, opensPast }: Options,
): ResolvedDraft | undefined {
  const drafted = 'refused' in row ? row : buildJobDraft(row.posting);
  if ('draft' in drafted && 'posting' in row) {
    return resolveDraft(ctx, { ...drafted, unused: row.unused, notes: [...row.notes, ...drafted.notes] }, opensPast);
  }
  if ('refused' in drafted) {
    outcome.refused += 1;
    onProblem({ line: row.line, reason: drafted.refused });
  }
  return undefined;
}

function addCounts(outcome: ImportOutcome, batch: BatchOutcome): void {
  outcome.imported += batch.imported;
  outcome.updated += batch.updated;
  outcome.unchanged += batch.unchanged;
  outcome.organisationsMade += batch.organisationsMade;
}

/** Passes the outcome of a trial out of the rolled-back transaction. */
class TrialRollback extends Error {
  readonly outcome: BatchOutcome;
  constructor(outcome: BatchOutcome) {
    super('rolled back');
    this.outcome = outcome;
  }
}

async function tryBatch(ctx: ImportContext, batch: readonly ResolvedDraft[]): Promise<BatchOutcome> {
  try {
    return await write(ctx, async (change) => {
      throw new TrialRollback(await writeBatch(ctx, change, batch));
    });
  } catch (error) {
    if (error instanceof TrialRollback) return error.outcome;
    throw error;
  }
}

function recordImport(ctx: ImportContext, file: string, outcome: ImportOutcome): Promise<void> {
  const { notes, unusedColumns: _columns, emptyFields: _fields, ...counts } = outcome;
  const detail = { ...counts, notes: Object.fromEntries(notes) };
  return write(ctx, (change) => change.audit({ action: 'job.import', subject: ['import', basename(file)], detail }));
}

/** The rows of a CSV text, for imports through the page. `head` is its start, from which the delimiter is detected. */
export function parseCsvRows(chunks: AsyncIterable<string>, head: string): AsyncGenerator<RawRow> {
  return parseRows(chunks, head);
}

/** Whether reading failed because of the file: it has no columns, or its quotes never end. */
export function isUnreadableFile(error: unknown): boolean {
  return error instanceof ImportRefusal || error instanceof CsvError;
}

export interface TextRows {
  /** Whether the text is a table, whose columns can be matched. */
  readonly isTable: boolean;
  /** @throws ImportRefusal if the text is empty or in another format */
  readonly rows: AsyncGenerator<RawRow>;
}

/** The rows of an uploaded text in any format of `npm run import`. */
export function parseText(name: string, text: string): TextRows {
  const head = text.slice(0, chunkLength);
  return { isTable: detectKind(head) === 'table', rows: parseTextRows(name, head, () => toChunks(text)) };
}

/** Whether a text is a web page, such as an error page in place of a feed. */
export function isWebPage(text: string): boolean {
  return detectKind(text.slice(0, chunkLength)) === 'html';
}

/**
 * The postings of rows. Without `columns` the first rows decide which column is which.
 * @throws ImportRefusal if the rows have no job titles
 */
export function readPostingsOf(rows: AsyncIterable<RawRow>, columns?: FlatColumns): AsyncGenerator<PostingRow> {
  return readPostingRows(rows, columns);
}

/** Looks up the terms and location of a draft. */
export function resolveJobDraft(ctx: Parameters<typeof resolveDraft>[0], draft: JobDraft): ResolvedDraft {
  return resolveDraft(ctx, { draft, notes: [], unused: [] }, true);
}

/** Identifies a posting within its employer. */
export function getPostingId(draft: JobDraft): string {
  return getSourceId(draft);
}

const chunkLength = 65_536;

/** In parts, so that a large file does not block requests. */
async function* toChunks(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += chunkLength) {
    yield text.slice(start, start + chunkLength);
    await new Promise(setImmediate);
  }
}
