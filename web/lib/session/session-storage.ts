import type { AccessClaims } from './access-token.ts';

/** The tokens of a session as they lie in local storage. */
export interface StoredSession {
  readonly access: string;
  readonly refresh: string;
  /** Seconds since 1970: the token's end minus the client's margin. */
  readonly expiresAt: number;
}

const keys = ['refresh_token', 'user_id', 'expires_at', 'user_name', 'access_token'] as const;

/** The access token is written last: other tabs take the new session over when they see it change. */
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

/** Where an administrator's own session waits while they look at the product as somebody else. */
const ownKey = 'own_session';

export function keepOwnSession(own: StoredSession): void {
  if (localStorage.getItem(ownKey) === null) localStorage.setItem(ownKey, JSON.stringify(own));
}

/** The session that waits, which then waits no more. */
export function takeOwnSession(): StoredSession | null {
  const kept: unknown = JSON.parse(localStorage.getItem(ownKey) ?? 'null');
  localStorage.removeItem(ownKey);
  return isStored(kept) ? kept : null;
}

function isStored(value: unknown): value is StoredSession {
  const { access, refresh, expiresAt } = Object(value);
  return typeof access === 'string' && typeof refresh === 'string' && typeof expiresAt === 'number';
}
