import { getActorId } from '#domain/access/actor.ts';
import { isPastClosing } from '#domain/features/jobs/posting/closing-day.ts';
import type { Context } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { countFilledOpenings, lockJob } from '#server/features/jobs/queries.ts';
import { setJobStatus } from './change-status.ts';

/** Sets an active job to `Offered` when offers are out or accepted for all openings, and back when one falls through. */
export async function updateFilledJob(ctx: Context, change: Write, id: number): Promise<void> {
  const tenantId = ctx.tenant.id;
  const row = await lockJob(change.db, tenantId, id);
  if (row?.status !== 'active' && row?.status !== 'Offered') return;
  const { filled, openings } = await countFilledOpenings(change.db, tenantId, id);
  const to = filled >= openings ? 'Offered' : 'active';
  // After its closing day, a person decides whether the job opens again.
  if (row.status === to || (to === 'active' && isPastClosing(row.closes_on, ctx.clock()))) return;
  const actorId = getActorId(ctx.actor);
  await setJobStatus(ctx, change, { row, to, actorId, note: '' });
}
