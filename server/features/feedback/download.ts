import type { FeedbackType } from '#domain/features/feedback/contract.ts';
import type { FeedbackStatus } from '#domain/features/feedback/lifecycle.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import type { FileResponse } from '#server/http/send-file.ts';
import { byteOrderMark, formatCsvLine } from '#server/lib/csv/csv.ts';
import { presentFeedback } from './present-feedback.ts';
import { listFeedback } from './staff-queries.ts';

/** A file has the newest feedback, up to this many rows. */
const maxRows = 10_000;

const columns = ['id', 'at', 'type', 'person', 'role', 'contact_email', 'page', 'text', 'answer', 'answered_at', 'by'];

/** The feedback of a filter as a file, newest first. The audit trail has the number of rows. */
export async function downloadFeedback(
  ctx: SignedInContext,
  status: FeedbackStatus,
  type: FeedbackType | undefined,
): Promise<FileResponse> {
  const listed = { tenantId: ctx.tenant.id, status, type, before: undefined, size: maxRows };
  const rows = (await listFeedback(ctx.readDb, listed)).map(presentFeedback);
  const lines = rows.map(({ id, at, feedback_type, person, contact_email, page, description, answer }) => [
    ...[id, at, feedback_type, person.name, person.role, contact_email, page, description],
    ...[answer?.text ?? null, answer?.at ?? null, answer?.name ?? null],
  ]);
  await write(ctx, (change) =>
    change.audit({ action: 'feedback.download', subject: ['feedback', status], detail: { rows: rows.length } }),
  );
  return {
    bytes: Buffer.from(byteOrderMark + [columns, ...lines].map(formatCsvLine).join('')),
    file_name: `feedback-${status}-${ctx.clock().toISOString().slice(0, 10)}.csv`,
    media_type: 'text/csv; charset=utf-8',
  };
}
