import type { Language } from '#domain/phrases/phrases.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { readApplication } from '#server/features/applications/service.ts';
import { readInterviewsOfApplication } from '#server/features/interviews/read.ts';
import { refuseField } from '#server/http/errors/refusal.ts';
import type { FileResponse } from '#server/http/send-file.ts';
import { byteOrderMark, formatCsvLine } from '#server/lib/csv/csv.ts';
import { buildComparisonLines, type ComparedPerson } from './lines.ts';

interface ComparisonRequest {
  readonly ids: readonly number[];
  readonly language: Language;
  readonly hasNames: boolean;
}

/** Applications for one job side by side, as the caller sees them. */
export async function downloadComparison(
  ctx: SignedInContext,
  { ids, language, hasNames }: ComparisonRequest,
): Promise<FileResponse> {
  const people = await Promise.all(ids.map((id) => readPerson(ctx, id)));
  const jobId = people[0]?.application.job.id ?? 0;
  if (people.some(({ application }) => application.job.id !== jobId)) return refuseField('query.ids', 'invalid_value');
  const lines = buildComparisonLines(people, { language, hasNames });
  const detail = { applications: ids };
  await write(ctx, (change) => change.audit({ action: 'application.compare_csv', subject: ['job', jobId], detail }));
  return {
    bytes: Buffer.from(byteOrderMark + lines.map(formatCsvLine).join('')),
    file_name: `comparison-${ctx.clock().toISOString().slice(0, 10)}.csv`,
    media_type: 'text/csv; charset=utf-8',
  };
}

async function readPerson(ctx: SignedInContext, id: number): Promise<ComparedPerson> {
  const [application, { interviews }] = await Promise.all([
    readApplication(ctx, id),
    readInterviewsOfApplication(ctx, id),
  ]);
  return { application, interviews };
}
