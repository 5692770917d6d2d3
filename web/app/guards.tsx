import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Role } from '#domain/access/roles.ts';
import { isGoogleReturn } from '#web/features/sign-in/google-hash.ts';
import { formatLocation, getReturnAddress } from '#web/lib/session/return-address.ts';
import { useRole } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { isCrossOrganizationRole } from './access/cross-organization-roles.ts';
import { listStartPaths, paths } from './paths.ts';
import type { Guard } from './routes/route-entry.ts';
import { hasPage } from './routes.tsx';

interface GuardedProps {
  readonly guard: Guard;
  /** Where roles that work across organizations are redirected. */
  readonly crossOrganizationPath?: string | undefined;
  readonly children: ReactNode;
}

/** Renders the page if the person may see it; otherwise redirects to login or to an allowed page. */
export function Guarded({ guard, crossOrganizationPath, children }: GuardedProps) {
  const t = useT();
  const location = useLocation();
  const role = useRole();
  // A page with unsaved work stays while its owner is asked to log in again.
  const isSignedIn = useSession((session) => session.user.authenticated || session.expiredUser !== null);
  const lacksTwoFactor = useSession((session) => session.lacksTwoFactor);
  const hasLoggedOut = useHasLoggedOut(isSignedIn);
  if (guard === 'public') return children;
  if (guard === 'guest') return <GuestOnly key={location.pathname}>{children}</GuestOnly>;
  if (guard === 'link' && new URLSearchParams(location.search).get('token')) return children;
  if (hasLoggedOut) return <Navigate to={paths.home} replace />;
  if (!isSignedIn) return <Navigate to={paths.login} replace state={{ from: formatLocation(location) }} />;
  if (lacksTwoFactor && !isSettings(location.pathname)) return <Navigate to={twoFactorSettings} replace />;
  if (guard === 'session' || guard === 'link') return children;
  if (role === null) return <Loading label={t('shell.loadingPage')} />;
  if (!guard.includes(role)) return <Navigate to={paths.unauthorized} replace />;
  if (crossOrganizationPath && isCrossOrganizationRole(role))
    return <Navigate to={formatLocation({ ...location, pathname: crossOrganizationPath })} replace />;
  return children;
}

/** Where an account that requires two-factor authentication sets it up. */
const twoFactorSettings = `${paths.settings}#second-step`;

function isSettings(pathname: string): boolean {
  return [paths.settings, paths.allSettings].some((base) => pathname === base || pathname.startsWith(`${base}/`));
}

/** Whether the person was logged in on this page and has logged out. */
function useHasLoggedOut(isSignedIn: boolean): boolean {
  const { pathname } = useLocation();
  const hasNoEndReason = useSession((session) => session.ended === null);
  const [entry, setEntry] = useState({ pathname, wasSignedIn: isSignedIn });
  const wasSignedIn = isSignedIn || (entry.pathname === pathname && entry.wasSignedIn);
  if (entry.pathname !== pathname || entry.wasSignedIn !== wasSignedIn) setEntry({ pathname, wasSignedIn });
  return wasSignedIn && !isSignedIn && hasNoEndReason;
}

/** Redirects people who are already logged in. After a login on the page itself, the page redirects. */
function GuestOnly({ children }: Pick<GuardedProps, 'children'>) {
  const { hash, state } = useLocation();
  const isSignedIn = useSession((session) => session.user.authenticated);
  const [wasSignedIn] = useState(isSignedIn);
  if (!isSignedIn || !wasSignedIn || isGoogleReturn(hash)) return children;
  return <Navigate to={getReturnAddress(state) ?? paths.start} replace />;
}

/** Redirects to the start page of the person's role. */
export function StartRedirect() {
  const t = useT();
  const role = useRole();
  const isSignedIn = useSession((session) => session.user.authenticated);
  if (!isSignedIn) return <Navigate to={paths.login} replace />;
  if (role === null) return <Loading label={t('shell.loadingPage')} />;
  return <Navigate to={getStartPath(role)} replace />;
}

function getStartPath(role: Role): string {
  return listStartPaths(role).find(hasPage) ?? paths.home;
}
