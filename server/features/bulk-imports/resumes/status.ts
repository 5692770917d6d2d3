import type { StatusQuery } from '#domain/features/bulk-imports/import-record.ts';
import type { ItemOutcome } from '#domain/features/bulk-imports/lifecycle.ts';
import type { ResumeSummary, StatusFile } from '#domain/features/bulk-imports/resumes/contract.ts';
import { type SkipReason, skipReasons } from '#domain/features/bulk-imports/resumes/reasons.ts';
import { type DuplicateReason, duplicateReasons } from '#domain/features/bulk-imports/resumes/review.ts';
import type { Language } from '#domain/phrases/phrases.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { getDurationStart } from '#server/features/bulk-imports/service.ts';
import { findFinalItems } from '#server/features/bulk-imports/status-queries.ts';
import { getTexts } from '#server/features/texts/service.ts';
import type { FileResponse } from '#server/http/send-file.ts';
import { byteOrderMark, formatCsvLine } from '#server/lib/csv/csv.ts';
import { parseCreated } from './created-records.ts';
import { getOwner } from './imports.ts';
import { parseItemFields } from './read-item.ts';

/** The files that have their final group, of one import by its token or of all within a duration. */
export async function readStatus(ctx: SignedInContext, { token, duration }: StatusQuery): Promise<ResumeSummary> {
  const since = token === undefined ? getDurationStart(duration, ctx.clock()) : null;
  const rows = await findFinalItems(ctx.db, getOwner(ctx), 'resumes', { token, since });
  const list = (outcome: ItemOutcome) => rows.filter((row) => row.outcome === outcome).map(presentFile);
  const created = list('new');
  const existing = list('existing');
  const skipped = list('skipped');
  return {
    already_existing_files: existing,
    newly_created_files: created,
    skipped_files: skipped,
    newly_created_count: created.length,
    already_existing_count: existing.length,
    skipped_count: skipped.length,
  };
}

/** The same files as a CSV file, in the language of the reader. */
export async function downloadStatus(
  ctx: SignedInContext,
  { lang = 'en', ...query }: StatusQuery & { readonly lang?: Language | undefined },
): Promise<FileResponse> {
  const [summary, { resumeImports: texts }] = await Promise.all([
    readStatus(ctx, query),
    getTexts(ctx, ctx.tenant.id, lang),
  ]);
  const { csv, result, reasons } = texts;
  const toLines = (group: string, files: readonly StatusFile[]) =>
    files.map((file) => [
      group,
      getFileName(file.resume_file),
      file.person_name,
      isReason(file.reason) ? reasons[file.reason] : '',
    ]);
  const lines = [
    [csv.group, csv.file, csv.person, csv.reason],
    ...toLines(result.groups.new, summary.newly_created_files),
    ...toLines(result.groups.existing, summary.already_existing_files),
    ...toLines(result.groups.skipped, summary.skipped_files),
  ];
  await write(ctx, (change) =>
    change.audit({
      action: 'resume_import.download',
      subject: ['tenant', ctx.tenant.id],
      detail: { rows: lines.length - 1 },
    }),
  );
  const bytes = Buffer.from(byteOrderMark + lines.map(formatCsvLine).join(''));
  return { bytes, file_name: 'resume-import.csv', media_type: 'text/csv; charset=utf-8' };
}

function getFileName(path: string): string {
  return path.split('/').at(-1) ?? path;
}

function isReason(reason: string | null): reason is SkipReason | DuplicateReason {
  return [...skipReasons, ...duplicateReasons].some((known) => known === reason);
}

type FinalItem = Awaited<ReturnType<typeof findFinalItems>>[number];

function presentFile({ name, row_number: row, reason, created, fields }: FinalItem): StatusFile {
  const { file_path: path, person_id: personId, existing_person_id: existingId } = parseCreated(created);
  const label = row === null ? name : `${name}#${row}`;
  return {
    resume_file: path ?? `resumes/${label}`,
    reason,
    person_id: personId ?? existingId ?? null,
    person_name: parseItemFields(fields).person?.name?.value ?? '',
  };
}
