import { getScope } from '#domain/access/actor.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { stopSharingRequest } from '#server/features/needs/service.ts';
import { insertTurn, listWaiting, lockOpenRequests, setRequestStatus } from './queries.ts';

/** The applications with a request that waits for the caller's answer, by due date. */
export function listWaitingForAnswer(ctx: SignedInContext, limit: number): ReturnType<typeof listWaiting> {
  const scope = getScope(ctx.actor, 'adjustment.answer');
  if (scope === null) return Promise.resolve([]);
  return listWaiting(ctx.db, { tenantId: ctx.tenant.id, actor: ctx.actor, scope }, limit);
}

/** Withdraws the open requests of a withdrawn application, so that no answer stays due. Agreed ones stay as they are. */
export async function closeOpenRequests(ctx: SignedInContext, change: Write, applicationId: number): Promise<void> {
  const tenantId = ctx.tenant.id;
  for (const { id, status: from } of await lockOpenRequests(change.db, tenantId, applicationId)) {
    await setRequestStatus(change.db, { tenantId, id, status: 'withdrawn', dueAt: null });
    const turn = { tenantId, requestId: id, actorId: ctx.actor.userId, words: '', now: ctx.clock() };
    await insertTurn(change.db, { ...turn, status: 'withdrawn' });
    await change.audit({ action: 'adjustment.reply', subject: ['adjustment', id], detail: { from, to: 'withdrawn' } });
    await stopSharingRequest(ctx, change, id);
  }
}
