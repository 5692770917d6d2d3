import type { Interview } from '#domain/features/interviews/interview.ts';
import { isConfirmed } from '#domain/features/interviews/lifecycle.ts';
import { isOverlapping, resolveSlots } from '#domain/features/interviews/slots.ts';
import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { moveByInterview } from '#server/features/applications/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { lockForAction } from './lock.ts';
import { notifySeeker } from './notify.ts';
import { findBusy } from './panel-queries.ts';
import { refuseIncompletePack } from './plan.ts';
import { getPanel, type LoadedInterview } from './present.ts';
import { replaceSlots, updateInterview } from './queries.ts';
import { readInterview } from './read.ts';
import { setInterviewStatus } from './record.ts';

interface Proposal {
  readonly version: number;
  readonly slots: readonly string[];
  readonly message: string;
}

/** Sends the pack with times to pick from, and moves the application to the interview stage. */
export async function proposeSlots(
  ctx: SignedInContext,
  id: number,
  { version, slots, message }: Proposal,
): Promise<Interview> {
  return write(ctx, async (change) => {
    const loaded = await lockForAction(ctx, change, id, { action: 'can_propose', version });
    const { row } = loaded;
    refuseIncompletePack(loaded);
    const times = resolveTimes(slots, row.time_zone, ctx.clock());
    await refuseBusyPanel(ctx, change, loaded, times);
    const key = { tenantId: ctx.tenant.id, id, now: ctx.clock() };
    await replaceSlots(change.db, key, times);
    const columns = { proposed_at: key.now, staff_message: message, seeker_message: '' };
    if (isConfirmed(row.status)) {
      await updateInterview(change.db, key, columns);
      await change.audit({ action: 'interview.propose', subject: ['interview', id] });
    } else {
      await setInterviewStatus(ctx, change, row, { to: 'proposed', actorId: ctx.actor.userId, columns });
    }
    await moveByInterview(ctx, change, row.application_id);
    await notifySeeker(ctx, change, row, 'interview_proposed');
    return readInterview(ctx, id, change.db);
  });
}

/** Refuses a time with the name of its field. */
function resolveTimes(slots: readonly string[], timeZone: string, now: Date): Date[] {
  return resolveSlots(slots, timeZone, now).map(({ startsAt, problem }, index) =>
    startsAt === null || problem !== null ? refuseField(`body.slots.${index}`, 'invalid_value') : startsAt,
  );
}

async function refuseBusyPanel(
  ctx: SignedInContext,
  change: Write,
  loaded: LoadedInterview,
  times: readonly Date[],
): Promise<void> {
  const lengthMs = loaded.row.length_minutes * 60_000;
  const starts = times.map((time) => time.getTime());
  const busy = await findBusy(change.db, ctx.tenant.id, {
    userIds: getPanel(loaded).map(({ user_id: userId }) => userId),
    from: new Date(Math.min(...starts)),
    to: new Date(Math.max(...starts) + lengthMs),
    exceptId: loaded.row.id,
  });
  const isBusy = times.some((startsAt) => {
    const slot = { startsAt, endsAt: new Date(startsAt.getTime() + lengthMs) };
    return busy.some((row) => isOverlapping(slot, { startsAt: row.starts_at, endsAt: row.ends_at }));
  });
  if (isBusy) refuse('panel_busy');
}
