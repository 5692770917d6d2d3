import { basename } from 'node:path';
import { buildJobDraft } from '#domain/features/imports/job-draft.ts';
import { readPosting } from '#domain/features/imports/read-posting.ts';
import type { Tenant } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import type { ImportContext } from './import-context.ts';
import { ImportRefusal } from './import-refusal.ts';
import { type ResolvedDraft, resolveDraft } from './job-columns.ts';
import { createOutcome, type ImportOutcome, type RowProblem } from './outcome.ts';
import { toPlainText } from './plain-text.ts';
import { findTenant } from './queries.ts';
import type { RawRow } from './raw-row.ts';
import { readRows } from './read-rows.ts';
import { type BatchOutcome, writeBatch } from './write-batch.ts';

interface Options {
  /** Does everything, and takes it back: the numbers are real, the database stays as it is. */
  readonly isTrial: boolean;
  readonly onProblem: (problem: RowProblem) => void;
  readonly onProgress: (rows: number) => void;
}

/**
 * Imports a file of postings. Each row becomes a job, meets the one it became before, or is named with its reason.
 * Batches are whole or not at all; started again after an interruption, it goes on where nothing is there yet.
 * @throws ImportRefusal where the file cannot be read at all
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
    // The running product reads its ranking again, also for what was written before an error.
    if (!options.isTrial) await ctx.events.publish({ kind: 'many_changed', tenantId: ctx.tenant.id });
  }
  return outcome;
}

/** @throws ImportRefusal where there is no such tenant */
export async function tenantForImport(db: ImportContext['db'], slug: string | undefined): Promise<Tenant> {
  const tenant = await findTenant(db, slug);
  if (!tenant)
    throw new ImportRefusal(slug ? `There is no tenant "${slug}".` : 'There is no tenant yet. Start the product once.');
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
  for await (const row of readRows(file)) {
    outcome.rows += 1;
    const placed = resolveRow(ctx, row, outcome, options);
    if (!placed) continue;
    const key = `${placed.draft.company.toLowerCase()}\0${placed.sourceId}`;
    if (seen.has(key)) {
      outcome.repeated += 1;
      options.onProblem({ line: row.line, reason: 'repeated' });
      continue;
    }
    seen.add(key);
    for (const note of placed.notes) outcome.notes.set(note, (outcome.notes.get(note) ?? 0) + 1);
    batch.push(placed);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function resolveRow(
  ctx: ImportContext,
  row: RawRow,
  outcome: ImportOutcome,
  { onProblem }: Options,
): ResolvedDraft | undefined {
  const drafted = 'refused' in row ? row : buildJobDraft(readPosting(row.fields, toPlainText));
  if ('draft' in drafted) return resolveDraft(ctx, drafted.draft, drafted.notes);
  outcome.refused += 1;
  onProblem({ line: row.line, reason: drafted.refused });
  return undefined;
}

function addCounts(outcome: ImportOutcome, batch: BatchOutcome): void {
  outcome.imported += batch.imported;
  outcome.updated += batch.updated;
  outcome.unchanged += batch.unchanged;
  outcome.organisationsMade += batch.organisationsMade;
}

/** Carries what a trial found out of the transaction that is rolled back. */
class TrialRollback extends Error {
  readonly found: BatchOutcome;
  constructor(found: BatchOutcome) {
    super('rolled back');
    this.found = found;
  }
}

async function tryBatch(ctx: ImportContext, batch: readonly ResolvedDraft[]): Promise<BatchOutcome> {
  try {
    return await write(ctx, async (change) => {
      throw new TrialRollback(await writeBatch(ctx, change, batch));
    });
  } catch (error) {
    if (error instanceof TrialRollback) return error.found;
    throw error;
  }
}

function recordImport(ctx: ImportContext, file: string, { notes, ...counts }: ImportOutcome): Promise<void> {
  const detail = { ...counts, notes: Object.fromEntries(notes) };
  return write(ctx, (change) => change.audit({ action: 'job.import', subject: ['import', basename(file)], detail }));
}
