import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Moment } from '#domain/lib/fields.ts';

/** A code of the app, or a recovery code; spaces and hyphens count for nothing. */
export const TwoFactorCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

/** Recovery codes that are given at once. */
export const recoveryCodeCount = 10;

export const TwoFactorStatus = z.object({
  is_on: z.boolean(),
  since: z.nullable(Moment),
  recovery_codes_left: z.int(),
  /** The account has to have one: it cannot be switched off. */
  is_required: z.boolean(),
});
export type TwoFactorStatus = z.infer<typeof TwoFactorStatus>;

/** What an app needs to know: typed in as the secret, or read as the address from a picture. */
export const TwoFactorSetup = z.object({ secret: z.string(), address: z.string() });
export type TwoFactorSetup = z.infer<typeof TwoFactorSetup>;

const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

const own = { permission: 'account.second_step' } as const;

/** The code that a sign-in asks for besides the password. */
export const twoFactorApi = {
  read: endpoint({ method: 'GET', path: '/api/v1/me/second-step', access: own, response: TwoFactorStatus }),
  /** A new secret; the one that is in use stays so until a code of the new one has been given. */
  setUp: endpoint({
    method: 'POST',
    path: '/api/v1/me/second-step',
    access: own,
    response: TwoFactorSetup,
    perMinute: 20,
  }),
  /** Switches it on with a first code. The recovery codes are shown this once. */
  confirm: endpoint({
    method: 'POST',
    path: '/api/v1/me/second-step/confirmation',
    access: own,
    body: z.object({ code: TwoFactorCode }),
    response: RecoveryCodes,
    perMinute: 20,
  }),
  /** Ten new recovery codes; those from before work no more. */
  renewCodes: endpoint({
    method: 'POST',
    path: '/api/v1/me/second-step/recovery-codes',
    access: own,
    response: RecoveryCodes,
    perMinute: 20,
  }),
  disable: endpoint({ method: 'DELETE', path: '/api/v1/me/second-step', access: own, response: TwoFactorStatus }),
};
