import { getScope } from '#domain/access/actor.ts';
import type { SignedInContext } from '#server/context.ts';
import { listWaiting } from './queries.ts';

/** The applications whose applicants wait for the caller's answer to a request, the one due first before the others. */
export function listWaitingForAnswer(ctx: SignedInContext, limit: number): ReturnType<typeof listWaiting> {
  const scope = getScope(ctx.actor, 'adjustment.answer');
  if (scope === null) return Promise.resolve([]);
  return listWaiting(ctx.db, { tenantId: ctx.tenant.id, actor: ctx.actor, scope }, limit);
}
