import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Moment } from '#domain/lib/fields.ts';

/** A code of the app, or a recovery code; spaces and hyphens count for nothing. */
export const Code = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

/** Recovery codes that are given at once. */
export const recoveryCodeCount = 10;

export const SecondStep = z.object({
  is_on: z.boolean(),
  since: z.nullable(Moment),
  recovery_codes_left: z.int(),
  /** The account has to have one: it cannot be switched off. */
  is_required: z.boolean(),
});
export type SecondStep = z.infer<typeof SecondStep>;

/** What an app needs to know: typed in as the secret, or read as the address from a picture. */
export const SecondStepSetUp = z.object({ secret: z.string(), address: z.string() });
export type SecondStepSetUp = z.infer<typeof SecondStepSetUp>;

const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

const own = { permission: 'account.second_step' } as const;

/** The code that a sign-in asks for besides the password. */
export const secondStepApi = {
  read: endpoint({ method: 'GET', path: '/api/v1/me/second-step', access: own, response: SecondStep }),
  /** A new secret; the one that is in use stays so until a code of the new one has been given. */
  begin: endpoint({
    method: 'POST',
    path: '/api/v1/me/second-step',
    access: own,
    response: SecondStepSetUp,
    perMinute: 20,
  }),
  /** Switches it on with a first code. The recovery codes are shown this once. */
  confirm: endpoint({
    method: 'POST',
    path: '/api/v1/me/second-step/confirmation',
    access: own,
    body: z.object({ code: Code }),
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
  switchOff: endpoint({ method: 'DELETE', path: '/api/v1/me/second-step', access: own, response: SecondStep }),
};
