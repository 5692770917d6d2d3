import type { Interview } from '#domain/features/interviews/interview.ts';
import { isConfirmed } from '#domain/features/interviews/lifecycle.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { lockForAction, writeWithoutOverlap } from './lock.ts';
import { notifySeeker, notifyStaff } from './notify.ts';
import { setPanelTime } from './panel-queries.ts';
import { getSlots } from './present.ts';
import { replaceSlots, setReminded, updateInterview } from './queries.ts';
import { readInterview } from './read.ts';
import { setInterviewStatus } from './record.ts';
import { reminderDayMs } from './remind.ts';

interface Pick {
  readonly version: number;
  readonly slot_id: number;
}

/** Confirms a proposed time. The database refuses one that a panel member has given to another interview. */
export async function pickSlot(
  ctx: SignedInContext,
  id: number,
  { version, slot_id: slotId }: Pick,
): Promise<Interview> {
  return writeWithoutOverlap(ctx, async (change) => {
    const loaded = await lockForAction(ctx, change, id, { action: 'can_pick', version });
    const { row } = loaded;
    const slot = getSlots(loaded).find((one) => one.id === slotId) ?? refuseField('body.slot_id', 'invalid_value');
    if (slot.starts_at <= ctx.clock()) return refuse('illegal_move');
    const key = { tenantId: ctx.tenant.id, id };
    const isMove = isConfirmed(row.status);
    await setInterviewStatus(ctx, change, row, {
      to: isMove ? 'rescheduled' : 'scheduled',
      actorId: ctx.actor.userId,
      columns: { starts_at: slot.starts_at, sequence: row.sequence + 1, seeker_message: '' },
    });
    await setPanelTime(change.db, key, { startsAt: slot.starts_at, lengthMinutes: row.length_minutes });
    // A time within a day needs no reminder a day before.
    if (slot.starts_at.getTime() - ctx.clock().getTime() <= reminderDayMs) await setReminded(change.db, key, 'day');
    await replaceSlots(change.db, key, []);
    await notifySeeker(ctx, change, row, isMove ? 'interview_rescheduled' : 'interview_scheduled');
    await notifyStaff(ctx, change, row, isMove ? 'interview_moved' : 'interview_booked');
    return readInterview(ctx, id, change.db);
  });
}

interface NoTime {
  readonly version: number;
  readonly message: string;
}

/** None of the proposed times suits. A confirmed time stays. */
export async function refuseSlots(ctx: SignedInContext, id: number, { version, message }: NoTime): Promise<Interview> {
  return write(ctx, async (change) => {
    const { row } = await lockForAction(ctx, change, id, { action: 'can_pick', version });
    const key = { tenantId: ctx.tenant.id, id, now: ctx.clock() };
    await replaceSlots(change.db, key, []);
    if (isConfirmed(row.status)) {
      await updateInterview(change.db, key, { seeker_message: message });
      await change.audit({ action: 'interview.refuse_slots', subject: ['interview', id] });
    } else {
      const columns = { seeker_message: message };
      await setInterviewStatus(ctx, change, row, { to: 'no_time', actorId: ctx.actor.userId, columns });
    }
    await notifyStaff(ctx, change, row, 'interview_no_time');
    return readInterview(ctx, id, change.db);
  });
}
