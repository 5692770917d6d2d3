import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Email } from '#domain/lib/fields.ts';
import { NewPassword } from './password.ts';

/** Seconds for which a link in an email is valid after it is sent. */
export const linkLifetimeSeconds = {
  verify_email: 24 * 3600,
  reset_password: 30 * 60,
  set_password: 7 * 24 * 3600,
  decide_approval: 14 * 24 * 3600,
  decide_offer: 14 * 24 * 3600,
  see_organisation: 60 * 24 * 3600,
  support: 14 * 24 * 3600,
  join_team: 7 * 24 * 3600,
  join_as_seeker: 14 * 24 * 3600,
} as const;

export type LinkPurpose = keyof typeof linkLifetimeSeconds;

/** A token from a link. Looking it up validates its format. */
export const LinkToken = z.string().check(z.minLength(1), z.maxLength(200));

const done = z.object({ status: z.literal('success') });

/** How this installation delivers email: by SMTP, or into an outbox that its operator reads. */
const Delivery = z.enum(['smtp', 'outbox']);

/** Email verification and password reset. */
export const recoveryApi = {
  /** Sends the caller a link that verifies their email address. */
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
  /** The response is the same whether or not the address has an account. */
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/v1/password/forgot',
    access: 'public',
    body: z.object({ email: Email }),
    response: z.object({ status: z.literal('success'), delivery: Delivery }),
    perMinute: 10,
  }),
  /** Whether a password link is still valid; does not use it up. */
  checkPasswordLink: endpoint({
    method: 'POST',
    path: '/api/v1/password/link',
    access: 'public',
    body: z.object({ token: LinkToken }),
    response: z.object({ is_valid: z.boolean() }),
    perMinute: 30,
  }),
  /** Sets the password of the link's account and ends all its sessions. */
  setPassword: endpoint({
    method: 'POST',
    path: '/api/v1/password/set',
    access: 'public',
    body: z.object({ token: LinkToken, password: NewPassword }),
    response: done,
    perMinute: 20,
  }),
};
