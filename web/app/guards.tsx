import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Role } from '#domain/access/roles.ts';
import { isGoogleReturn } from '#web/features/sign-in/google-hash.ts';
import { useT } from '#web/lib/i18n.ts';
import { addressOfLocation, returnAddress } from '#web/lib/session/return-address.ts';
import { useRole } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { worksAcross } from './cross-organization-roles.ts';
import { paths, startsOf } from './paths.ts';
import type { Guard } from './routes/route-entry.ts';
import { hasPage } from './routes.tsx';

interface GuardedProps {
  readonly guard: Guard;
  /** Where the roles that work across organisations land instead. */
  readonly wide?: string | undefined;
  readonly children: ReactNode;
}

/** Lets a page through to those it is for; sends visitors to sign in and back, others to where they may be. */
export function Guarded({ guard, wide, children }: GuardedProps) {
  const t = useT();
  const location = useLocation();
  const role = useRole();
  // A page with unsaved work stays while its owner is asked to sign in again.
  const isSignedIn = useSession((session) => session.user.authenticated || session.lapsed !== null);
  const isHeld = useSession((session) => session.lacksSecondStep);
  const hasLoggedOut = useHasLoggedOut(isSignedIn);
  if (guard === 'public') return children;
  if (guard === 'guest') return <GuestsOnly key={location.pathname}>{children}</GuestsOnly>;
  if (guard === 'link' && new URLSearchParams(location.search).get('token')) return children;
  if (hasLoggedOut) return <Navigate to={paths.home} replace />;
  if (!isSignedIn) return <Navigate to={paths.login} replace state={{ from: addressOfLocation(location) }} />;
  if (isHeld && !isSettings(location.pathname)) return <Navigate to={secondStepPlace} replace />;
  if (guard === 'session' || guard === 'link') return children;
  if (role === null) return <Loading label={t('shell.loadingPage')} />;
  if (!guard.includes(role)) return <Navigate to={paths.unauthorized} replace />;
  if (wide && worksAcross(role)) return <Navigate to={addressOfLocation({ ...location, pathname: wide })} replace />;
  return children;
}

/** Where an account that has to have a second step sets it up; everything else waits for that. */
const secondStepPlace = `${paths.settings}#second-step`;

function isSettings(pathname: string): boolean {
  return pathname === paths.settings || pathname === paths.allSettings;
}

/** Whether somebody was signed in on this very page and has ended that on purpose. */
function useHasLoggedOut(isSignedIn: boolean): boolean {
  const { pathname } = useLocation();
  const isOnPurpose = useSession((session) => session.ended === null);
  const [entry, setEntry] = useState({ pathname, wasSignedIn: isSignedIn });
  const wasSignedIn = isSignedIn || (entry.pathname === pathname && entry.wasSignedIn);
  if (entry.pathname !== pathname || entry.wasSignedIn !== wasSignedIn) setEntry({ pathname, wasSignedIn });
  return wasSignedIn && !isSignedIn && isOnPurpose;
}

/** Sends away who is signed in already. Who signs in on the page goes where the page leads. */
function GuestsOnly({ children }: Pick<GuardedProps, 'children'>) {
  const { hash, state } = useLocation();
  const isSignedIn = useSession((session) => session.user.authenticated);
  const [wasSignedIn] = useState(isSignedIn);
  if (!isSignedIn || !wasSignedIn || isGoogleReturn(hash)) return children;
  return <Navigate to={returnAddress(state) ?? paths.start} replace />;
}

/** Leads to the start of one's own role. */
export function StartRedirect() {
  const t = useT();
  const role = useRole();
  const isSignedIn = useSession((session) => session.user.authenticated);
  if (!isSignedIn) return <Navigate to={paths.login} replace />;
  if (role === null) return <Loading label={t('shell.loadingPage')} />;
  return <Navigate to={startOf(role)} replace />;
}

function startOf(role: Role): string {
  return startsOf(role).find(hasPage) ?? paths.home;
}
