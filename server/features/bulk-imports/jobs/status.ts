import type { StatusQuery } from '#domain/features/bulk-imports/import-record.ts';
import type { JobStatusFile, JobSummary } from '#domain/features/bulk-imports/jobs/contract.ts';
import { draftReasons, jobFailures } from '#domain/features/bulk-imports/jobs/reasons.ts';
import type { Language } from '#domain/phrases/phrases.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { getDurationStart } from '#server/features/bulk-imports/service.ts';
import { findFinalItems } from '#server/features/bulk-imports/status-queries.ts';
import { getTexts } from '#server/features/texts/service.ts';
import type { FileResponse } from '#server/http/send-file.ts';
import { byteOrderMark, formatCsvLine } from '#server/lib/csv/csv.ts';
import { getOwner } from './imports.ts';
import { parseCreated, parseItemFields } from './settings.ts';

/** The rows and files that have their final group, of one import by its token or of all within a duration. */
export async function readStatus(ctx: SignedInContext, { token, duration }: StatusQuery): Promise<JobSummary> {
  const since = token === undefined ? getDurationStart(duration, ctx.clock()) : null;
  const rows = await findFinalItems(ctx.db, getOwner(ctx), 'jobs', { token, since });
  const success = rows.filter((row) => row.outcome === 'new').map(presentFile);
  const failed = rows.filter((row) => row.outcome === 'failed').map(presentFile);
  return {
    success_files: success,
    failed_files: failed,
    success_count: success.length,
    failed_count: failed.length,
  };
}

type FinalItem = Awaited<ReturnType<typeof findFinalItems>>[number];

function presentFile({ name, row_number: row, reason, created, fields }: FinalItem): JobStatusFile {
  const { file } = parseItemFields(fields);
  return {
    job_file: row === null ? file : `${file}#${row}`,
    title: name,
    row,
    reason,
    job_id: parseCreated(created).job_id ?? null,
  };
}

/** The same rows as a CSV file, in the language of the reader. */
export async function downloadStatus(
  ctx: SignedInContext,
  { lang = 'en', ...query }: StatusQuery & { readonly lang?: Language | undefined },
): Promise<FileResponse> {
  const [summary, { jobImports: texts }] = await Promise.all([
    readStatus(ctx, query),
    getTexts(ctx, ctx.tenant.id, lang),
  ]);
  const { csv, groups, reasons, draftReasons: draftTexts } = texts;
  const toLines = (group: string, files: readonly JobStatusFile[]) =>
    files.map(({ title, job_file: file, reason }) => {
      const failure = jobFailures.find((each) => each === reason);
      const draft = draftReasons.find((each) => each === reason);
      return [group, title, file, failure ? reasons[failure] : draft ? draftTexts[draft] : ''];
    });
  const lines = [
    [csv.group, csv.job, csv.file, csv.reason],
    ...toLines(groups.success, summary.success_files),
    ...toLines(groups.failed, summary.failed_files),
  ];
  const detail = { rows: lines.length - 1 };
  await write(ctx, (change) =>
    change.audit({ action: 'job_import.download', subject: ['tenant', ctx.tenant.id], detail }),
  );
  const bytes = Buffer.from(byteOrderMark + lines.map(formatCsvLine).join(''));
  return { bytes, file_name: 'job-import.csv', media_type: 'text/csv; charset=utf-8' };
}
