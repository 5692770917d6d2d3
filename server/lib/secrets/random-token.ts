import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes as 43 URL-safe characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a random token. Passwords need a slow hash instead. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
