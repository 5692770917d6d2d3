import { type Actor, getScope } from '#domain/access/actor.ts';
import { getRoleScope, isAllowedWhileImpersonating, requiresRecentAuth } from '#domain/access/permissions.ts';
import type { Endpoint } from '#domain/lib/endpoint.ts';
import { refuse } from './errors/refusal.ts';

/**
 * Lets the actor through or refuses: 401 without a sign-in, 403 without the right or without a fresh proof of it.
 * Whether a record is within reach is the service's question; what is out of reach is not found.
 */
export function checkAccess({ access, method }: Pick<Endpoint, 'access' | 'method'>, actor: Actor): void {
  if (access === 'public') return;
  if (actor.kind === 'visitor') refuse('unauthorised');
  if (access === 'session') return;
  if (getScope(actor, access.permission) !== null) {
    if (method !== 'GET' && requiresRecentAuth(access.permission, actor.role) && !actor.isRecentlyAuthenticated)
      refuse('proof_needed');
    return;
  }
  const isNotForImpersonator =
    getRoleScope(access.permission, actor.role) !== null && !isAllowedWhileImpersonating(access.permission);
  if (actor.impersonatorId !== null && isNotForImpersonator) refuse('not_while_viewing');
  if (actor.mustSetUpTwoFactor && getRoleScope(access.permission, actor.role) !== null) refuse('second_step_needed');
  const isWaiting = actor.isPending && getRoleScope(access.permission, actor.role) !== null;
  refuse(isWaiting ? 'pending_approval' : 'forbidden');
}
