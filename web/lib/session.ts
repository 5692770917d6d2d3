import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { sessionSeconds } from '#domain/features/accounts/session-lifetimes.ts';
import { deleteAllDrafts } from './input/drafts.ts';
import { hasUnsavedWork } from './input/unsaved-work.ts';
import { parseClaims } from './session/access-token.ts';
import { loggedOutSession, type Session, type SessionEnd } from './session/session-state.ts';
import {
  clearStoredSession,
  readStoredSession,
  type StoredSession,
  storeOwnSession,
  storeSession,
  takeOwnSession,
} from './session/session-storage.ts';
import type { SessionUser } from './session/session-user.ts';

/** The global session store. The tokens have separate storage keys and are not persisted here. */
export const useSession = create<Session>()(
  persist(() => loggedOutSession, {
    name: 'root',
    partialize: ({ user, expires_at, failedLoginAttempts, changeCountry, canadaPath, ...rest }) => ({
      user,
      expires_at,
      failedLoginAttempts,
      changeCountry,
      canadaPath,
      feedbackTime: rest.feedbackTime,
      messageCount: rest.messageCount,
      notificationId: rest.notificationId,
      compareApplicants: rest.compareApplicants,
      advanceSearchData: rest.advanceSearchData,
      multiresumeToken: rest.multiresumeToken,
      multiJobUploadToken: rest.multiJobUploadToken,
    }),
  }),
);

/** Starts or renews a session. Returns false for invalid tokens. */
export function signIn(tokens: { access: string; refresh: string }): boolean {
  const claims = parseClaims(tokens.access);
  if (!claims) return false;
  const expiresAt = claims.exp - sessionSeconds.clientMargin;
  const session = { access: tokens.access, refresh: tokens.refresh, expiresAt };
  storeSession(session, claims);
  applySession(session);
  return true;
}

/** Updates the user with data from the server; the role depends on it. */
export function updateUser(changes: Partial<SessionUser>): void {
  useSession.setState(({ user }) => ({ user: { ...user, ...changes } }));
}

export function setLacksTwoFactor(lacksTwoFactor: boolean): void {
  useSession.setState({ lacksTwoFactor });
}

/** Logs out and deletes all drafts of this device. */
export function signOut(): void {
  clearStoredSession();
  takeOwnSession();
  deleteAllDrafts();
  useSession.setState(loggedOutState({ ended: null }));
  useSession.persist.clearStorage();
}

/**
 * Ends the session without logout and shows the reason. Drafts remain; unsaved work stays on the page until its owner logs
 * in again or leaves the page. Ending an impersonation resumes the administrator's own session.
 */
export function endSession(reason: SessionEnd): void {
  if (endImpersonation()) {
    useSession.setState({ ended: 'impersonation' });
    return;
  }
  const { user, expiredUser } = useSession.getState();
  const nextExpired = user.authenticated && hasUnsavedWork() ? user : expiredUser;
  clearStoredSession();
  useSession.setState({ ...loggedOutState({ ended: reason }), expiredUser: nextExpired });
}

/** The id of the logged-in person, or of the expired user whose unsaved work is on the page. */
export function getOwnerId({ expiredUser, user }: Session): number | null {
  return (expiredUser ?? user).user_id;
}

/** For `enabled` of queries that only a logged-in person may send. */
export function isSignedIn(): boolean {
  return useSession.getState().user.authenticated;
}

/** Like `isSignedIn`, for pages whose forms must stay while their owner logs in again. */
export function useOwnerId(): number | null {
  return useSession(getOwnerId);
}

/** Gives up unsaved work of an expired session. */
export function discardExpiredUser(): void {
  useSession.setState({ expiredUser: null });
}

/** Starts an impersonation session; the administrator's own session is stored. */
export function startImpersonation(access: string): boolean {
  const own = readStoredSession();
  if (!own || !parseClaims(access)) return false;
  storeOwnSession(own);
  return signIn({ access, refresh: '' });
}

/** Resumes the administrator's own session. Returns false if there is none. */
export function endImpersonation(now: number = Date.now()): boolean {
  const own = takeOwnSession();
  const claims = own && parseClaims(own.access);
  if (!own || !claims || claims.exp * 1000 < now + renewalGraceSeconds * 1000) return false;
  // It may have expired for the client, but the safety margin leaves time to renew it.
  const session = { ...own, expiresAt: Math.max(own.expiresAt, Math.ceil(now / 1000) + renewalGraceSeconds) };
  storeSession(session, claims);
  applySession(session);
  return true;
}

/** Seconds to renew the administrator's own session after a long impersonation. */
const renewalGraceSeconds = 60;

/** The logged-out state; retains the count of owner changes. */
function loggedOutState({ ended }: { ended: SessionEnd | null }): Session {
  return { ...loggedOutSession, ended, ownerChangeCount: useSession.getState().ownerChangeCount };
}

export function countFailedLogin(): void {
  useSession.setState(({ failedLoginAttempts }) => ({ failedLoginAttempts: failedLoginAttempts + 1 }));
}

/** Restores the session from storage, or ends it if it has expired. Runs on load and at intervals. */
export function checkSession(now: number = Date.now()): void {
  const stored = readStoredSession();
  const { user, userToken } = useSession.getState();
  if (stored && stored.expiresAt * 1000 > now) {
    if (stored.access !== userToken) applySession(stored);
  } else if (stored || user.authenticated) {
    endSession('expired');
  }
}

/** Applies login and logout in other tabs. Returns a function that stops it. */
export function syncAcrossTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== 'access_token' && event.key !== null) return;
    const stored = readStoredSession();
    if (stored) applySession(stored);
    else if (useSession.getState().user.authenticated) endSession('otherTab');
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** The last logged-in person of this page, also after the session has ended. */
let lastUserId: number | null = null;

function applySession(session: StoredSession): void {
  const claims = parseClaims(session.access);
  if (!claims) {
    endSession('expired');
    return;
  }
  const change = lastUserId !== null && lastUserId !== claims.user_id ? 1 : 0;
  lastUserId = claims.user_id;
  useSession.setState(({ user, expiredUser, ownerChangeCount }) => ({
    user: {
      // Keep the data of the same person: the page needs the role at once.
      ...([user, expiredUser].find((candidate) => candidate?.user_id === claims.user_id) ?? loggedOutSession.user),
      authenticated: true,
      name: claims.full_name,
      is_user: claims.is_user,
      user_id: claims.user_id,
    },
    userToken: session.access,
    refreshToken: session.refresh,
    expires_at: session.expiresAt,
    failedLoginAttempts: 0,
    ended: null,
    isImpersonating: claims.act !== undefined,
    expiredUser: null,
    ownerChangeCount: ownerChangeCount + change,
  }));
}
