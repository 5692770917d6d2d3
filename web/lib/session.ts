import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { sessionSeconds } from '#domain/features/accounts/session-lifetimes.ts';
import { deleteAllDrafts } from './drafts.ts';
import { readClaims } from './session/access-token.ts';
import {
  clearStoredSession,
  keepOwnSession,
  readStoredSession,
  type StoredSession,
  storeSession,
  takeOwnSession,
} from './session/session-storage.ts';
import { hasUnsavedWork } from './unsaved-work.ts';

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

/** Why the session ended, when it did not end by logging out. After a look at another account one's own goes on. */
export type SessionEnd = 'expired' | 'elsewhere' | 'inactive' | 'look';

interface Session {
  readonly user: SessionUser;
  readonly userToken: string | null;
  readonly refreshToken: string | null;
  /** Seconds since 1970. */
  readonly expires_at: number | null;
  readonly failedLoginAttempts: number;
  readonly checkingLogin: boolean;
  readonly ended: SessionEnd | null;
  /** The person chose between the Canada site and the general one; their location no longer does. */
  readonly changeCountry: boolean;
  /** Where the home page leads in Canada; empty elsewhere. */
  readonly canadaPath: string;
  /** An administrator looks at the product as `user`. */
  readonly isLook: boolean;
  /** The account has to have a second step at sign-in first; until then it sees to its own safety alone. */
  readonly lacksSecondStep: boolean;
  /** Whose unsaved work waits on the page until they have signed in again. */
  readonly lapsed: SessionUser | null;
  /** Grows when somebody else than before is signed in: nothing on screen or in memory may outlive that. */
  readonly ownerChanges: number;
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
  changeCountry: false,
  canadaPath: '',
  isLook: false,
  lacksSecondStep: false,
  lapsed: null,
  ownerChanges: 0,
};

/** The one global store. The tokens have storage keys of their own and are not kept twice. */
export const useSession = create<Session>()(
  persist(() => signedOut, {
    name: 'root',
    partialize: ({ user, expires_at, failedLoginAttempts, changeCountry, canadaPath }) => ({
      user,
      expires_at,
      failedLoginAttempts,
      changeCountry,
      canadaPath,
    }),
  }),
);

/** Starts a session, or goes on with a renewed one. Returns false for tokens that cannot be read. */
export function signIn(tokens: { access: string; refresh: string }): boolean {
  const claims = readClaims(tokens.access);
  if (!claims) return false;
  const expiresAt = claims.exp - sessionSeconds.clientMargin;
  const session = { access: tokens.access, refresh: tokens.refresh, expiresAt };
  storeSession(session, claims);
  adopt(session);
  return true;
}

/** Adds what the server knows about the person; the role follows from it. */
export function describeUser(known: Partial<SessionUser>): void {
  useSession.setState(({ user }) => ({ user: { ...user, ...known } }));
}

export function noteSecondStep(lacksSecondStep: boolean): void {
  useSession.setState({ lacksSecondStep });
}

/** Logging out: also wipes the drafts of this device. */
export function signOut(): void {
  clearStoredSession();
  takeOwnSession();
  deleteAllDrafts();
  useSession.setState(reset({ ended: null }));
  useSession.persist.clearStorage();
}

/**
 * A session that ends by itself: drafts stay, and the reason is shown. What is being written stays on the page until
 * its owner has signed in again or left it. A look at another account gives way to one's own session.
 */
export function endSession(reason: SessionEnd): void {
  if (endLook()) {
    useSession.setState({ ended: 'look' });
    return;
  }
  const { user, lapsed } = useSession.getState();
  const writer = user.authenticated && hasUnsavedWork() ? user : lapsed;
  clearStoredSession();
  useSession.setState({ ...reset({ ended: reason }), lapsed: writer });
}

/** Whose page this is: the person signed in, or the one whose unsaved work waits until they are again. */
export function ownerOf({ lapsed, user }: Session): number | null {
  return (lapsed ?? user).user_id;
}

/** For `enabled` of queries that only a logged-in person may send. */
export function isSignedIn(): boolean {
  return useSession.getState().user.authenticated;
}

/** The same for a page whose forms must stay while their owner signs in again. */
export function useOwnerId(): number | null {
  return useSession(ownerOf);
}

/** Gives up the page that waits for its owner to sign in again. */
export function leaveLapsed(): void {
  useSession.setState({ lapsed: null });
}

/** Begins to look at the product as somebody else; one's own session waits. */
export function beginLook(access: string): boolean {
  const own = readStoredSession();
  if (!own || !readClaims(access)) return false;
  keepOwnSession(own);
  return signIn({ access, refresh: '' });
}

/** Takes one's own session up again after a look. Answers false when there is none left. */
export function endLook(now: number = Date.now()): boolean {
  const own = takeOwnSession();
  const claims = own && readClaims(own.access);
  if (!own || !claims || claims.exp * 1000 < now + comeBackTime * 1000) return false;
  // By now it may count as run out, but its margin leaves time to renew it.
  const session = { ...own, expiresAt: Math.max(own.expiresAt, Math.ceil(now / 1000) + comeBackTime) };
  storeSession(session, claims);
  adopt(session);
  return true;
}

/** Seconds in which one's own session has to be renewed after a long look. */
const comeBackTime = 60;

/** Nobody is signed in. Who was last is remembered, so that the next person can be told from them. */
function reset({ ended }: { ended: SessionEnd | null }): Session {
  return { ...signedOut, ended, ownerChanges: useSession.getState().ownerChanges };
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

/** Who was signed in last on this page, also after the session has ended. */
let lastOwner: number | null = null;

function adopt(session: StoredSession): void {
  const claims = readClaims(session.access);
  if (!claims) {
    endSession('expired');
    return;
  }
  const changes = lastOwner !== null && lastOwner !== claims.user_id ? 1 : 0;
  lastOwner = claims.user_id;
  useSession.setState(({ user, lapsed, ownerChanges }) => ({
    user: {
      // What is known of the same person stays known: their page needs their role at once.
      ...([user, lapsed].find((known) => known?.user_id === claims.user_id) ?? signedOut.user),
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
    isLook: claims.act !== undefined,
    lapsed: null,
    ownerChanges: ownerChanges + changes,
  }));
}
