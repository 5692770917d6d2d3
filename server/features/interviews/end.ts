import type { Context } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { notifySeeker, notifyStaff } from './notify.ts';
import { setPanelTime } from './panel-queries.ts';
import { type InterviewRow, replaceSlots } from './queries.ts';
import { setInterviewStatus } from './record.ts';

interface End {
  readonly actorId: number | null;
  readonly message: string;
}

/** Cancels a locked interview and frees the panel. Those who knew of it are notified. */
export async function endInterview(
  ctx: Context,
  change: Write,
  row: InterviewRow,
  { actorId, message }: End,
): Promise<void> {
  const key = { tenantId: ctx.tenant.id, id: row.id };
  const columns = { sequence: row.sequence + 1, staff_message: message };
  await setInterviewStatus(ctx, change, row, { to: 'cancelled', actorId, columns });
  await setPanelTime(change.db, key, null);
  await replaceSlots(change.db, key, []);
  if (row.proposed_at === null) return;
  if (actorId !== row.seeker_id) await notifySeeker(ctx, change, row, 'interview_cancelled');
  if (row.starts_at !== null) await notifyStaff(ctx, change, row, 'interview_called_off');
}
