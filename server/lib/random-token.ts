import { createHash, randomBytes } from 'node:crypto';

/** A token that nobody guesses: 32 random bytes in 43 letters that an address may hold. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a random token. What people choose needs a slow hash instead. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
