import { getScope } from '#domain/access/actor.ts';
import type { SignedInContext } from '#server/context.ts';
import { listWaiting } from './queries.ts';

/** The applications with a request that waits for the caller's answer, by due date. */
export function listWaitingForAnswer(ctx: SignedInContext, limit: number): ReturnType<typeof listWaiting> {
  const scope = getScope(ctx.actor, 'adjustment.answer');
  if (scope === null) return Promise.resolve([]);
  return listWaiting(ctx.db, { tenantId: ctx.tenant.id, actor: ctx.actor, scope }, limit);
}
