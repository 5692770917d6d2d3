import type { Context } from '#server/context.ts';
import { isWaiting } from './invitation-queries.ts';
import { inviteToOutcome } from './outcome-invitations.ts';
import { createSurveyToken } from './token.ts';

export { createSurveyToken, inviteToOutcome };

/** Whether an invitation has no answer yet and its survey is open. */
export function isWaitingForAnswer(ctx: Context, invitationId: string): Promise<boolean> {
  return isWaiting(ctx.db, ctx.tenant.id, invitationId);
}
