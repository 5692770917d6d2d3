import type { AccessClaims } from './access-token.ts';

/** A session in local storage. */
export interface StoredSession {
  readonly access: string;
  readonly refresh: string;
  /** Seconds since 1970: the token's expiry minus the client's margin. */
  readonly expiresAt: number;
}

const keys = ['refresh_token', 'user_id', 'expires_at', 'user_name', 'access_token'] as const;

/** Writes the access token last: its change makes other tabs read the new session. */
export function storeSession(session: StoredSession, claims: AccessClaims): void {
  localStorage.setItem('refresh_token', session.refresh);
  localStorage.setItem('user_id', String(claims.user_id));
  localStorage.setItem('expires_at', String(session.expiresAt));
  localStorage.setItem('user_name', claims.full_name);
  localStorage.setItem('access_token', session.access);
}

export function readStoredSession(): StoredSession | null {
  const access = localStorage.getItem('access_token');
  const expiresAt = Number(localStorage.getItem('expires_at'));
  if (!access || !expiresAt) return null;
  return { access, refresh: localStorage.getItem('refresh_token') ?? '', expiresAt };
}

export function clearStoredSession(): void {
  for (const key of keys) localStorage.removeItem(key);
}

/** Storage key of the administrator's own session during an impersonation. */
const ownKey = 'own_session';

export function storeOwnSession(own: StoredSession): void {
  if (localStorage.getItem(ownKey) === null) localStorage.setItem(ownKey, JSON.stringify(own));
}

/** Removes and returns the administrator's own session. */
export function takeOwnSession(): StoredSession | null {
  const stored: unknown = JSON.parse(localStorage.getItem(ownKey) ?? 'null');
  localStorage.removeItem(ownKey);
  return isStoredSession(stored) ? stored : null;
}

function isStoredSession(value: unknown): value is StoredSession {
  const { access, refresh, expiresAt } = Object(value);
  return typeof access === 'string' && typeof refresh === 'string' && typeof expiresAt === 'number';
}
