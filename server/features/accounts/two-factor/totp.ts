import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { recoveryCodeCount } from '#domain/features/accounts/two-factor.ts';

/** What every app understands (RFC 6238): SHA-1, six digits, half a minute. */
const totpOptions = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Steps by which the clock of a phone may be off, either way. */
const maxDriftSteps = 1;

/** A new secret: 160 random bits in base32. */
export function createSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an app reads from the picture. */
export function buildOtpauthUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ ...totpOptions, issuer, label, secret }).toString();
}

/** Which half minute since 1970 a code belongs to; null for a code of no half minute around now. */
export function findCounter(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...totpOptions, secret: Secret.fromBase32(secret), token: code, timestamp, window: maxDriftSteps });
  return delta === null ? null : TOTP.counter({ period: totpOptions.period, timestamp }) + delta;
}

/** As typed, without the spaces and hyphens that make it easier to read. */
export function normalizeCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toLowerCase();
}

export function isAppCode(bare: string): boolean {
  return /^\d{6}$/.test(bare);
}

/** Crockford's letters: none that is mistaken for another. */
const crockfordAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Fresh recovery codes of sixty random bits, such as `7k2m-p9qd-4xwz`. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const code = Array.from(randomBytes(12), (byte) => crockfordAlphabet.charAt(byte % crockfordAlphabet.length)).join('');
    return `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`;
  });
}

/** A recovery code as it is hashed: whoever reads an O or an L from paper means 0 or 1. */
export function normalizeRecoveryCode(typed: string): string {
  return normalizeCode(typed).replaceAll('o', '0').replace(/[il]/g, '1');
}
