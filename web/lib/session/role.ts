import {
  getRoleScope,
  isAllowedBeforeTwoFactor,
  isAllowedWhileImpersonating,
  type Permission,
  type Scope,
} from '#domain/access/permissions.ts';
import { getRole, type Role } from '#domain/access/roles.ts';
import { type SessionUser, useSession } from '#web/lib/session.ts';

/** The role of the person, or null while it is not known: then nothing that belongs to a role shows. */
export function roleOfUser(user: SessionUser): Role | null {
  if (!user.authenticated) return null;
  if (user.is_user) return 'job_seeker';
  if (user.role_id === undefined) return null;
  return user.role_id === null ? getRole('admin', null) : getRole('staff', user.role_id);
}

export function useRole(): Role | null {
  return useSession((session) => roleOfUser(session.lapsed ?? session.user));
}

/** How far the person's role may use a permission; null when not at all, or while the role is not known. */
export function useScope(permission: Permission): Scope | null {
  return useScopes()(permission);
}

/**
 * The same for several permissions. What stays with a person is not for those who only look at their account; nearly all
 * of it waits for a second step that an account has to have.
 */
export function useScopes(): (permission: Permission) => Scope | null {
  const role = useRole();
  const isLook = useSession((session) => session.isLook);
  const isHeld = useSession((session) => session.lacksSecondStep);
  return (permission) => {
    const isKept = isLook && !isAllowedWhileImpersonating(permission);
    const comesLater = isHeld && !isAllowedBeforeTwoFactor(permission);
    return role === null || isKept || comesLater ? null : getRoleScope(permission, role);
  };
}
