import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Moment } from '#domain/lib/fields.ts';

/** A code from an authenticator app, or a recovery code. The server ignores spaces and hyphens. */
export const TwoFactorCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

/** Recovery codes per set. */
export const recoveryCodeCount = 10;

export const TwoFactorStatus = z.object({
  is_on: z.boolean(),
  since: z.nullable(Moment),
  recovery_codes_left: z.int(),
  /** Cannot be disabled for this account. */
  is_required: z.boolean(),
});
export type TwoFactorStatus = z.infer<typeof TwoFactorStatus>;

/** `secret` to type into an authenticator app; `address` is the otpauth URL for the QR code. */
export const TwoFactorSetup = z.object({ secret: z.string(), address: z.string() });
export type TwoFactorSetup = z.infer<typeof TwoFactorSetup>;

const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

const own = { permission: 'account.second_step' } as const;

export const twoFactorApi = {
  read: endpoint({ method: 'GET', path: '/api/v1/me/second-step', access: own, response: TwoFactorStatus }),
  /** Creates a new secret. The current one stays valid until the new one is confirmed. */
  setUp: endpoint({
    method: 'POST',
    path: '/api/v1/me/second-step',
    access: own,
    response: TwoFactorSetup,
    perMinute: 20,
  }),
  /** Enables two-factor with a first code. Returns the recovery codes, which are never shown again. */
  confirm: endpoint({
    method: 'POST',
    path: '/api/v1/me/second-step/confirmation',
    access: own,
    body: z.object({ code: TwoFactorCode }),
    response: RecoveryCodes,
    perMinute: 20,
  }),
  /** Replaces all recovery codes. */
  renewCodes: endpoint({
    method: 'POST',
    path: '/api/v1/me/second-step/recovery-codes',
    access: own,
    response: RecoveryCodes,
    perMinute: 20,
  }),
  disable: endpoint({ method: 'DELETE', path: '/api/v1/me/second-step', access: own, response: TwoFactorStatus }),
};
