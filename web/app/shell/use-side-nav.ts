import { useLocation } from 'react-router';
import { staffRoles } from '#web/app/access/staff-roles.ts';
import { hasSideNav } from '#web/app/routes.tsx';
import { useRole } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';

/** Whether the page has the side navigation: for staff, and only if it has items for the role. */
export function useSideNav(): boolean {
  const { pathname, state } = useLocation();
  const role = useRole();
  const isStaff = useSession(({ expiredUser, user }) => {
    const { authenticated, is_user } = expiredUser ?? user;
    return authenticated && !is_user;
  });
  if (!isStaff || !hasSideNav(pathname, state)) return false;
  // Reserves the column while the role is unknown, to avoid layout shift.
  return role === null || staffRoles.includes(role);
}
