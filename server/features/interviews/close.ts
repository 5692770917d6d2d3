import type { Interview } from '#domain/features/interviews/interview.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { endInterview } from './end.ts';
import { lockForAction } from './lock.ts';
import { notifyStaff } from './notify.ts';
import { readInterview } from './read.ts';
import { setInterviewStatus } from './record.ts';

interface Cancellation {
  readonly version: number;
  /** For the job seeker. */
  readonly message: string;
}

export async function cancelInterview(
  ctx: SignedInContext,
  id: number,
  { version, message }: Cancellation,
): Promise<Interview> {
  return write(ctx, async (change) => {
    const { row } = await lockForAction(ctx, change, id, { action: 'can_cancel', version });
    await endInterview(ctx, change, row, { actorId: ctx.actor.userId, message });
    return readInterview(ctx, id, change.db);
  });
}

interface Outcome {
  readonly version: number;
  readonly to: 'completed' | 'no_show';
}

/** Records whether the interview took place. The panel of a completed one is asked for scorecards. */
export async function closeInterview(ctx: SignedInContext, id: number, { version, to }: Outcome): Promise<Interview> {
  return write(ctx, async (change) => {
    const { row } = await lockForAction(ctx, change, id, { action: 'can_close', version });
    await setInterviewStatus(ctx, change, row, { to, actorId: ctx.actor.userId });
    if (to === 'completed') await notifyStaff(ctx, change, row, 'scorecard_due');
    return readInterview(ctx, id, change.db);
  });
}
