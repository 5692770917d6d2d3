import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Email } from '#domain/lib/fields.ts';
import { NewPassword } from './password.ts';

/** Seconds for which a link in a mail works, counted from when it was sent. */
export const linkLifetimeSeconds = {
  verify_email: 24 * 3600,
  reset_password: 30 * 60,
  set_password: 7 * 24 * 3600,
  decide_approval: 14 * 24 * 3600,
  see_organisation: 60 * 24 * 3600,
  support: 14 * 24 * 3600,
  join_team: 7 * 24 * 3600,
} as const;

export type LinkPurpose = keyof typeof linkLifetimeSeconds;

/** A token as it stands in a link. Its form is checked by looking it up. */
export const LinkToken = z.string().check(z.minLength(1), z.maxLength(200));

const done = z.object({ status: z.literal('success') });

/** How mail leaves this installation: by a mail server, or into an outbox that its operator reads. */
const Delivery = z.enum(['smtp', 'outbox']);

/** Proving an address and getting back into an account. */
export const recoveryApi = {
  /** Sends the caller the link that confirms their address. */
  sendVerification: endpoint({
    method: 'POST',
    path: '/api/v1/email/verification',
    access: { permission: 'account.secure' },
    response: z.object({ status: z.literal('success'), delivery: Delivery }),
    perMinute: 5,
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/api/v1/email/verify',
    access: 'public',
    body: z.object({ token: LinkToken }),
    response: done,
    perMinute: 20,
  }),
  /** The answer is the same whether the address has an account or not. */
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/v1/password/forgot',
    access: 'public',
    body: z.object({ email: Email }),
    response: z.object({ status: z.literal('success'), delivery: Delivery }),
    perMinute: 10,
  }),
  /** Whether a link still opens the form for a new password; looking spends nothing. */
  checkPasswordLink: endpoint({
    method: 'POST',
    path: '/api/v1/password/link',
    access: 'public',
    body: z.object({ token: LinkToken }),
    response: z.object({ is_valid: z.boolean() }),
    perMinute: 30,
  }),
  /** Sets the password of the account the link was made for, and ends all its sessions. */
  setPassword: endpoint({
    method: 'POST',
    path: '/api/v1/password/set',
    access: 'public',
    body: z.object({ token: LinkToken, password: NewPassword }),
    response: done,
    perMinute: 20,
  }),
};
