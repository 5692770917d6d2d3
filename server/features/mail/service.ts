import {
  type ContactMailKind,
  type InvitationKind,
  isOptionalMail,
  type MailKind,
} from '#domain/features/mail/kinds.ts';
import type { Context } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { countMails, insertContactMail, insertInvitation, insertMail, insertPasswordRequest } from './queries.ts';
import { setWantsMail } from './recipient-queries.ts';

interface Mail {
  readonly tenantId: number;
  readonly userId: number;
  readonly kind: MailKind;
  readonly values?: Readonly<Record<string, string>>;
  /** The page its button opens, such as `/approval`. */
  readonly path: string;
  /** A link of `links/service.ts`; its token is added to the path. */
  readonly linkId?: string;
  /** Earliest time to send. */
  readonly notBefore?: Date;
}

/** Queues a mail in the transaction of the change it is about, so that both are committed or neither. */
export async function queueMail(change: Write, { values = {}, linkId, notBefore, ...mail }: Mail): Promise<void> {
  const optional = { linkId: linkId ?? null, notBefore: notBefore ?? null, isOptional: isOptionalMail(mail.kind) };
  await insertMail(change.db, { ...mail, values, ...optional });
}

/** Sets whether the account wants optional mail. */
export function setMailPreference(change: Write, tenantId: number, userId: number, wantsMail: boolean): Promise<void> {
  return setWantsMail(change.db, tenantId, userId, wantsMail);
}

interface Invitation {
  readonly kind: InvitationKind;
  readonly tenantId: number;
  readonly toAddress: string;
  /** Includes the names of the `recipient` and the `inviter`. */
  readonly values: Readonly<Record<string, string>>;
  readonly path: string;
  readonly linkId: string;
}

/** Queues an invitation to an email that may have no account, in the inviter's language. */
export function queueInvitation(change: Write, invitation: Invitation): Promise<void> {
  return insertInvitation(change.db, invitation);
}

interface ContactMail {
  readonly kind: ContactMailKind;
  readonly tenantId: number;
  readonly toAddress: string;
  /** Includes the `recipient`, the `language`, and the text in `quote`. */
  readonly values: Readonly<Record<string, string>>;
  readonly path: string;
}

/** Further messages in an hour are in the inbox, but send no mail, so that the form cannot flood the mailbox. */
const maxContactMailsPerHour = 30;

/** Queues a mail of the contact form to an address that may have no account. */
export async function queueContactMail(change: Write, mail: ContactMail): Promise<void> {
  const { tenantId, toAddress, kind } = mail;
  const since = new Date(Date.now() - 3_600_000);
  const count = await countMails(change.db, { tenantId, address: toAddress, kinds: [kind], since });
  if (count < maxContactMailsPerHour) await insertContactMail(change.db, mail);
}

const passwordKinds = ['password_link', 'reset_password', 'set_password'];

/** Further requests for an email get the same response, but no mail. */
const maxRequestsPerHour = 4;

/**
 * Queues a password link for an email. Whether an account exists is checked when the mail is sent, so that neither the
 * response nor its timing reveals it.
 */
export async function requestPasswordLink(ctx: Context, address: string): Promise<void> {
  const since = new Date(ctx.clock().getTime() - 3_600_000);
  await write(ctx, async (change) => {
    const count = await countMails(change.db, { tenantId: ctx.tenant.id, address, kinds: passwordKinds, since });
    if (count < maxRequestsPerHour) await insertPasswordRequest(change.db, ctx.tenant.id, address);
    await change.audit({ action: 'password.forget', subject: ['tenant', ctx.tenant.id] });
  });
}
