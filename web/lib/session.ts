import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { sessionTimes } from '#domain/features/accounts/session-times.ts';
import { readClaims } from './access-token.ts';
import { wipeDrafts } from './drafts.ts';
import { clearStoredSession, readStoredSession, type StoredSession, storeSession } from './session-storage.ts';

/** The signed-in person. `role_id` stays undefined until the server has told it; only then is a role known. */
export interface SessionUser {
  readonly authenticated: boolean;
  readonly name: string;
  readonly chat_id: string | null;
  readonly is_user: boolean;
  readonly user_id: number | null;
  readonly role_id?: number | null | undefined;
  readonly is_consent: boolean;
  readonly tenant_name: string;
  readonly user_image: string | null;
  /** Spelled as in the stored state of the product. */
  readonly is_cananda: boolean;
}

/** Why the session ended, when it did not end by logging out. */
export type SessionEnd = 'expired' | 'elsewhere' | 'inactive';

interface Session {
  readonly user: SessionUser;
  readonly userToken: string | null;
  readonly refreshToken: string | null;
  /** Seconds since 1970. */
  readonly expires_at: number | null;
  readonly failedLoginAttempts: number;
  readonly checkingLogin: boolean;
  readonly ended: SessionEnd | null;
}

const signedOut: Session = {
  user: {
    authenticated: false,
    name: '',
    chat_id: null,
    is_user: false,
    user_id: null,
    is_consent: false,
    tenant_name: '',
    user_image: null,
    is_cananda: false,
  },
  userToken: null,
  refreshToken: null,
  expires_at: null,
  failedLoginAttempts: 0,
  checkingLogin: false,
  ended: null,
};

/** The one global store. The tokens have storage keys of their own and are not kept twice. */
export const useSession = create<Session>()(
  persist(() => signedOut, {
    name: 'root',
    partialize: ({ user, expires_at, failedLoginAttempts }) => ({ user, expires_at, failedLoginAttempts }),
  }),
);

/** Starts a session, or goes on with a renewed one. Returns false for tokens that cannot be read. */
export function signIn(tokens: { access: string; refresh: string }): boolean {
  const claims = readClaims(tokens.access);
  if (!claims) return false;
  const expiresAt = claims.exp - sessionTimes.clientMargin;
  const session = { access: tokens.access, refresh: tokens.refresh, expiresAt };
  storeSession(session, claims);
  adopt(session);
  return true;
}

/** Adds what the server knows about the person; the role follows from it. */
export function describeUser(known: Partial<SessionUser>): void {
  useSession.setState(({ user }) => ({ user: { ...user, ...known } }));
}

/** Logging out: also wipes the drafts of this device. */
export function signOut(): void {
  clearStoredSession();
  wipeDrafts();
  useSession.setState(signedOut);
  useSession.persist.clearStorage();
}

/** A session that ends by itself: drafts stay, and the reason is shown at the next sign-in. */
export function endSession(reason: SessionEnd): void {
  clearStoredSession();
  useSession.setState({ ...signedOut, ended: reason });
}

export function countFailedLogin(): void {
  useSession.setState(({ failedLoginAttempts }) => ({ failedLoginAttempts: failedLoginAttempts + 1 }));
}

/** Takes the session up from storage, or ends it when it has run out. On load, and often. */
export function checkSession(now: number = Date.now()): void {
  const stored = readStoredSession();
  const { user, userToken } = useSession.getState();
  if (stored && stored.expiresAt * 1000 > now) {
    if (stored.access !== userToken) adopt(stored);
  } else if (stored || user.authenticated) {
    endSession('expired');
  }
}

/** Follows sign-in and sign-out in other tabs. Returns the way to stop. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== 'access_token' && event.key !== null) return;
    const stored = readStoredSession();
    if (stored) adopt(stored);
    else if (useSession.getState().user.authenticated) endSession('elsewhere');
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function adopt(session: StoredSession): void {
  const claims = readClaims(session.access);
  if (!claims) {
    endSession('expired');
    return;
  }
  useSession.setState(({ user }) => ({
    user: {
      ...(user.user_id === claims.user_id ? user : signedOut.user),
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
  }));
}
