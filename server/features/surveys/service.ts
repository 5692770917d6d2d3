import type { Context, Services } from '#server/context.ts';
import { isWaiting } from './invitation-queries.ts';

/** The token of a personal link, derived from the id of its invitation. Only its hash is stored. */
export function createSurveyToken({ links }: Pick<Services, 'links'>, tenantId: number, invitationId: string): string {
  return links.getLinkToken(tenantId, `survey:${invitationId}`);
}

/** Whether an invitation has no answer yet and its survey is open. */
export function isWaitingForAnswer(ctx: Context, invitationId: string): Promise<boolean> {
  return isWaiting(ctx.db, ctx.tenant.id, invitationId);
}
