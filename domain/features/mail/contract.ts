import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, Moment } from '#domain/lib/fields.ts';

export const MailStatus = z.enum(['queued', 'sent', 'skipped', 'failed']);
export type MailStatus = z.infer<typeof MailStatus>;

/** A mail as its journey shows it: not what it says. */
export const MailEntry = z.object({
  id: Id,
  kind: z.string(),
  to: z.string(),
  status: MailStatus,
  tries: z.int(),
  next_try_at: z.nullable(Moment),
  /** What the mail server said at the last try; empty when all went well. */
  last_error: z.string(),
  created_at: Moment,
  sent_at: z.nullable(Moment),
});
export type MailEntry = z.infer<typeof MailEntry>;

/** What a mail says. */
export const MailText = z.object({
  subject: z.string(),
  text: z.string(),
  action: z.nullable(z.string()),
  /** Where its reader stops mail like it. */
  unsubscribe: z.nullable(z.string()),
});
export type MailText = z.infer<typeof MailText>;

/** What the link at the end of a mail stops: the mail of one saved search, by its name, or all that can be stopped. */
export const Subscription = z.object({ wants_mail: z.boolean(), search: z.nullable(z.string()) });
export type Subscription = z.infer<typeof Subscription>;

const outbox = { permission: 'mail.outbox' } as const;
const params = z.object({ id: IdFromText });

export const mailApi = {
  /** The latest mails, newest first. */
  outbox: endpoint({
    method: 'GET',
    path: '/api/v1/outbox',
    access: outbox,
    query: z.object({ status: z.optional(MailStatus), cursor: z.optional(z.string().check(z.maxLength(200))) }),
    response: z.object({
      mails: z.array(MailEntry),
      next: z.nullable(z.string()),
      /** Whether mails can be opened here: in the demo only, for they hold links into other people's accounts. */
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
  /** Tries a mail again that was given up. */
  retry: endpoint({ method: 'POST', path: '/api/v1/outbox/:id/retry', access: outbox, params, response: MailEntry }),
  /** Whom the link of a mail belongs to, as far as the link itself may tell: whether mail is wanted now. */
  subscription: endpoint({
    method: 'POST',
    path: '/api/v1/mail/subscription',
    access: 'public',
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(300)) }),
    response: Subscription,
    perMinute: 30,
  }),
  /** Stops or takes up the mail that can be stopped; the signed token of the mail is enough. */
  setSubscription: endpoint({
    method: 'PUT',
    path: '/api/v1/mail/subscription',
    access: 'public',
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(300)), wants_mail: z.boolean() }),
    response: Subscription,
    perMinute: 30,
  }),
};
