import {
  getRoleScope,
  isAllowedBeforeTwoFactor,
  isAllowedWhileImpersonating,
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

/** The scope of a permission for the person's role; null if it is not allowed or the role is unknown. */
export function useScope(permission: Permission): Scope | null {
  return useScopes()(permission);
}

/**
 * Like `useScope`, for several permissions. Impersonation and a missing two-factor setup disable most permissions.
 */
export function useScopes(): (permission: Permission) => Scope | null {
  const role = useRole();
  const isImpersonating = useSession((session) => session.isImpersonating);
  const lacksTwoFactor = useSession((session) => session.lacksTwoFactor);
  return (permission) => {
    const isBlockedByImpersonation = isImpersonating && !isAllowedWhileImpersonating(permission);
    const isBlockedUntilTwoFactor = lacksTwoFactor && !isAllowedBeforeTwoFactor(permission);
    return role === null || isBlockedByImpersonation || isBlockedUntilTwoFactor ? null : getRoleScope(permission, role);
  };
}
