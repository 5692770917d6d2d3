import { type Actor, getScope } from '#domain/access/actor.ts';
import { getRoleScope, isAllowedWhileImpersonating, requiresRecentAuth } from '#domain/access/permissions.ts';
import type { Endpoint } from '#domain/lib/endpoint.ts';
import { refuse } from './errors/refusal.ts';

/**
 * Refuses with 401 without a login, and with 403 without the permission or without a recent authentication.
 * Services check access to single records and answer 404 where it is missing.
 */
export function checkAccess(
  { access, method, scope }: Pick<Endpoint, 'access' | 'method' | 'scope'>,
  actor: Actor,
): void {
  if (actor.kind === 'signed_in' && actor.tokenScopes && !(scope && actor.tokenScopes.has(scope)))
    refuse('token_scope');
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
