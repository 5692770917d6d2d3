import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, Moment } from '#domain/lib/fields.ts';

export const MailStatus = z.enum(['queued', 'sent', 'skipped', 'failed']);
export type MailStatus = z.infer<typeof MailStatus>;

/** An email's delivery status, without its content. */
export const MailEntry = z.object({
  id: Id,
  kind: z.string(),
  to: z.string(),
  status: MailStatus,
  tries: z.int(),
  next_try_at: z.nullable(Moment),
  /** The mail server's last error; empty if none. */
  last_error: z.string(),
  created_at: Moment,
  sent_at: z.nullable(Moment),
});
export type MailEntry = z.infer<typeof MailEntry>;

/** The content of an email. */
export const MailText = z.object({
  subject: z.string(),
  text: z.string(),
  action: z.nullable(z.string()),
  /** Unsubscribe URL. */
  unsubscribe: z.nullable(z.string()),
});
export type MailText = z.infer<typeof MailText>;

/** What an unsubscribe link covers: one saved search or view of a report, by name, invitations, or all optional email. */
export const Subscription = z.object({
  wants_mail: z.boolean(),
  search: z.nullable(z.string()),
  report: z.nullable(z.string()),
  /** The name of the partner that sent the invitation. */
  invitation: z.nullable(z.string()),
});
export type Subscription = z.infer<typeof Subscription>;

const outbox = { permission: 'mail.outbox' } as const;
const params = z.object({ id: IdFromText });

export const mailApi = {
  /** Newest first. */
  outbox: endpoint({
    method: 'GET',
    path: '/api/v1/outbox',
    access: outbox,
    query: z.object({ status: z.optional(MailStatus), cursor: z.optional(z.string().check(z.maxLength(200))) }),
    response: z.object({
      mails: z.array(MailEntry),
      next: z.nullable(z.string()),
      /** By status, up to `maxCount` + 1 each. */
      counts: z.record(MailStatus, z.int()),
      /** Whether emails can be opened. Only in the demo, since they contain links into accounts. */
      can_read: z.boolean(),
      delivery: z.enum(['smtp', 'outbox']),
    }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/outbox/:id',
    access: outbox,
    params,
    response: MailText,
  }),
  /** Retries a failed email. */
  retry: endpoint({ method: 'POST', path: '/api/v1/outbox/:id/retry', access: outbox, params, response: MailEntry }),
  /** The current setting behind an unsubscribe link. */
  subscription: endpoint({
    method: 'POST',
    path: '/api/v1/mail/subscription',
    access: 'public',
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(300)) }),
    response: Subscription,
    perMinute: 30,
  }),
  /** Turns optional email off or on; authorized by the signed token of the link. */
  setSubscription: endpoint({
    method: 'PUT',
    path: '/api/v1/mail/subscription',
    access: 'public',
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(300)), wants_mail: z.boolean() }),
    response: Subscription,
    perMinute: 30,
  }),
};
