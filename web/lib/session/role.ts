import {
  getRoleScope,
  isAllowedBeforeTwoFactor,
  isAllowedWhileImpersonating,
  isAllowedWhilePending,
  type Permission,
  type Scope,
} from '#domain/access/permissions.ts';
import { getRole, type Role } from '#domain/access/roles.ts';
import { useSession } from '#web/lib/session.ts';
import type { SessionUser } from './session-user.ts';

/** The role of the person, or null while it is unknown. */
export function getUserRole(user: SessionUser): Role | null {
  if (!user.authenticated) return null;
  if (user.is_user) return 'job_seeker';
  if (user.role_id === undefined) return null;
  return user.role_id === null ? getRole('admin', null) : getRole('staff', user.role_id);
}

export function useRole(): Role | null {
  return useSession((session) => getUserRole(session.expiredUser ?? session.user));
}

/** Whether the organization isn't approved or the email isn't confirmed. Most actions are refused until then. */
export function useIsPending(): boolean {
  return useSession((session) => (session.expiredUser ?? session.user).is_pending ?? false);
}

/** The scope of a permission for the person's role; null if it is not allowed or the role is unknown. */
export function useScope(permission: Permission): Scope | null {
  return useScopes()(permission);
}

/**
 * Like `useScope`, for several permissions. Impersonation, a missing two-factor setup, and an organization that isn't
 * approved disable most permissions.
 */
export function useScopes(): (permission: Permission) => Scope | null {
  const role = useRole();
  const isImpersonating = useSession((session) => session.isImpersonating);
  const lacksTwoFactor = useSession((session) => session.lacksTwoFactor);
  const isPending = useIsPending();
  return (permission) => {
    if (role === null || (isPending && !isAllowedWhilePending(permission, role))) return null;
    const isBlockedByImpersonation = isImpersonating && !isAllowedWhileImpersonating(permission);
    const isBlockedUntilTwoFactor = lacksTwoFactor && !isAllowedBeforeTwoFactor(permission);
    return isBlockedByImpersonation || isBlockedUntilTwoFactor ? null : getRoleScope(permission, role);
  };
}
