import { isPastClosing } from '#domain/features/jobs/posting/closing-day.ts';
import type { Context } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { decideJobRequest } from '#server/features/approvals/service.ts';
import { isPublishedJob, lockJob } from '#server/features/jobs/queries.ts';
import { setJobStatus } from './change-status.ts';

/** Statuses that a removed posting closes. While offers are out, people decide. */
const closable: readonly string[] = ['draft', 'active', 'paused'];

/** Applications stay open, as when a person closes a job without a choice. */
export async function closeRemoved(ctx: Context, change: Write, id: number, ownerId: number): Promise<boolean> {
  const row = await lockJob(change.db, ctx.tenant.id, id);
  if (!row || !closable.includes(row.status)) return false;
  await setJobStatus(ctx, change, { row, to: 'closed', actorId: null, note: '' });
  if (row.status === 'draft') {
    await decideJobRequest(ctx, change, row, { status: 'rejected', actorId: ownerId, reason: '' });
  }
  return true;
}

export async function reopenRemoved(ctx: Context, change: Write, id: number): Promise<boolean> {
  const row = await lockJob(change.db, ctx.tenant.id, id);
  if (row?.status !== 'closed' || isPastClosing(row.closes_on, ctx.clock())) return false;
  if (!(await isPublishedJob(change.db, ctx.tenant.id, id))) return false;
  await setJobStatus(ctx, change, { row, to: 'active', actorId: null, note: '' });
  return true;
}
