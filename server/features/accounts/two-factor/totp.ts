import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { recoveryCodeCount } from '#domain/features/accounts/two-factor.ts';

/** The defaults that every app supports (RFC 6238): SHA-1, six digits, 30 seconds. */
const totpOptions = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Time steps by which a phone's clock may differ, in both directions. */
const maxDriftSteps = 1;

/** A new secret: 160 random bits in base32. */
export function createSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The `otpauth:` URI that an app reads from the QR code. */
export function buildOtpauthUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ ...totpOptions, issuer, label, secret }).toString();
}

/** The time step of a code, in 30-second steps since 1970; null if it is not valid now. */
export function findCounter(secret: string, code: string, now: Date): number | null {
  if (!isAppCode(code)) return null;
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    ...totpOptions,
    secret: Secret.fromBase32(secret),
    token: code,
    timestamp,
    window: maxDriftSteps,
  });
  return delta === null ? null : TOTP.counter({ period: totpOptions.period, timestamp }) + delta;
}

/** Removes spaces and hyphens, and reads full-width digits as digits: East Asian keyboards write them. */
export function normalizeCode(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase();
}

export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** Crockford's base 32: no letters that look alike. */
const crockfordAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** New recovery codes of 60 random bits each, such as `7k2m-p9qd-4xwz`. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const code = Array.from(randomBytes(12), (byte) => crockfordAlphabet.charAt(byte % crockfordAlphabet.length)).join(
      '',
    );
    return `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`;
  });
}

/** The form that is hashed. O is read as 0, I and L as 1. */
export function normalizeRecoveryCode(typed: string): string {
  return normalizeCode(typed).replaceAll('o', '0').replace(/[il]/g, '1');
}
