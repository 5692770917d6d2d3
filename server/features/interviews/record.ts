import { type InterviewStatus, isAllowedInterviewMove } from '#domain/features/interviews/lifecycle.ts';
import type { Context } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { queueWebhooks } from '#server/features/webhooks/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { type InterviewRow, insertInterviewEvent, updateInterview } from './queries.ts';

interface StatusChange {
  readonly to: InterviewStatus;
  /** Null for automatic changes. */
  readonly actorId: number | null;
  readonly columns?: Parameters<typeof updateInterview>[2];
}

/** Sets the status of a locked interview and records it. Refuses a change that the lifecycle doesn't allow. */
export async function setInterviewStatus(
  ctx: Context,
  change: Write,
  row: InterviewRow,
  { to, actorId, columns = {} }: StatusChange,
): Promise<void> {
  const from = row.status;
  if (!isAllowedInterviewMove(from, to)) refuse('illegal_move');
  const now = ctx.clock();
  await updateInterview(change.db, { tenantId: ctx.tenant.id, id: row.id, now }, { ...columns, status: to });
  await insertInterviewEvent(change.db, {
    tenant_id: ctx.tenant.id,
    interview_id: row.id,
    at: now,
    actor_user_id: actorId,
    from_status: from,
    to_status: to,
    starts_at: columns.starts_at === undefined ? row.starts_at : columns.starts_at,
  });
  await change.audit({ action: 'interview.move', subject: ['interview', row.id], actorId, detail: { from, to } });
  await queueWebhooks(ctx, change, {
    event: 'interview.status_changed',
    organisationId: row.organisation_id,
    data: { interview_id: row.id, application_id: row.application_id, job_id: row.job_id, from, to },
  });
}
