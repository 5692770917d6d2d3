import { getActorId } from '#domain/access/actor.ts';
import { type ApplicationStatus, getPreviousStatus } from '#domain/features/applications/lifecycle.ts';
import { getMoveNotificationKind } from '#domain/features/notifications/kinds.ts';
import type { Context } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { syncInterviews } from '#server/features/interviews/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { syncOffer } from '#server/features/offers/service.ts';
import { recordHire } from '#server/features/outcomes/service.ts';
import { queueWebhooks } from '#server/features/webhooks/service.ts';
import { insertEvent, updateStatus } from './move-queries.ts';
import { buildApplicationFacts } from './present.ts';
import type { ApplicationRow } from './queries.ts';

interface StatusChange {
  readonly to: ApplicationStatus;
  /** For the team. */
  readonly note: string;
  /** For the job seeker. */
  readonly message: string;
}

/**
 * Sets the status of a locked application, records the event, ends or revises its offer, and notifies the job seeker. In
 * the context of a background task, the change has no actor.
 */
export async function changeStatus(
  ctx: Context,
  change: Write,
  row: ApplicationRow,
  status: StatusChange,
): Promise<void> {
  await syncOffer(ctx, change, row.id, status.to);
  await recordStatus(ctx, change, row, status);
  const kind = getMoveNotificationKind(status.to);
  if (row.user_id === getActorId(ctx.actor) || kind === null) return;
  const values = { job: row.job_title, company: row.company };
  await notify(change, { tenantId: ctx.tenant.id, userId: row.user_id, kind, values, subject: row.id });
}

/**
 * Sets the status of a locked application and records the event, without a notification to the job seeker. If it ends,
 * so do its interviews.
 */
export async function recordStatus(
  ctx: Context,
  change: Write,
  row: ApplicationRow,
  { to, note, message }: StatusChange,
): Promise<void> {
  const from = row.status;
  const actorId = getActorId(ctx.actor);
  const tenantId = ctx.tenant.id;
  await syncInterviews(ctx, change, row.id, to);
  const statusBefore = getPreviousStatus(buildApplicationFacts(row), to);
  await updateStatus(change.db, { tenantId, id: row.id, to, statusBefore, now: ctx.clock() });
  await insertEvent(change.db, {
    tenantId,
    applicationId: row.id,
    actorId,
    from,
    to,
    note: row.user_id === actorId ? '' : note,
    message,
  });
  if (to === 'hired') await recordHire(ctx, change, { applicationId: row.id, userId: row.user_id });
  await change.audit({ action: 'application.move', subject: ['application', row.id], detail: { from, to } });
  // The employer does not learn of a person who has not agreed.
  if (row.awaits_consent) return;
  await queueWebhooks(ctx, change, {
    event: 'application.status_changed',
    organisationId: row.organisation_id,
    data: { application_id: row.id, job_id: row.job_id, from, to },
  });
}
