import { type InvitationKind, isOptionalMail, type MailKind } from '#domain/features/mail/kinds.ts';
import type { Context } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { countPasswordRequests, insertInvitation, insertMail, insertPasswordRequest } from './queries.ts';
import { setWantsMail } from './recipient-queries.ts';

interface Mail {
  readonly tenantId: number;
  readonly userId: number;
  readonly kind: MailKind;
  readonly values?: Readonly<Record<string, string>>;
  /** The page its button opens, such as `/approval`. */
  readonly path: string;
  /** A link of `links/service.ts` whose token goes along. */
  readonly linkId?: string;
  /** Goes out then, or as soon as possible after it. */
  readonly notBefore?: Date;
}

/** Queues a mail within the transaction of what it tells: it is sent if that is kept, and never otherwise. */
export async function queueMail(change: Write, { values = {}, linkId, notBefore, ...mail }: Mail): Promise<void> {
  const optional = { linkId: linkId ?? null, notBefore: notBefore ?? null, isOptional: isOptionalMail(mail.kind) };
  await insertMail(change.db, { ...mail, values, ...optional });
}

/** Whether the account wants the mail that can be stopped. */
export function setMailPreference(change: Write, tenantId: number, userId: number, wantsMail: boolean): Promise<void> {
  return setWantsMail(change.db, tenantId, userId, wantsMail);
}

interface Invitation {
  readonly kind: InvitationKind;
  readonly tenantId: number;
  readonly toAddress: string;
  /** Among them the `recipient` by name, and the `inviter`. */
  readonly values: Readonly<Record<string, string>>;
  readonly path: string;
  readonly linkId: string;
}

/** Queues an invitation to an address that may have no account. It is written in the language of who invites. */
export function queueInvitation(change: Write, invitation: Invitation): Promise<void> {
  return insertInvitation(change.db, invitation);
}

/** Requests for one address within an hour; more are answered alike and bring no further mail. */
const requestsPerHour = 4;

/**
 * Queues a password link for an address. Whether it has an account is looked up when the mail is sent: until then nothing
 * differs, neither the answer nor the time it takes.
 */
export async function requestPasswordLink(ctx: Context, address: string): Promise<void> {
  const since = new Date(ctx.clock().getTime() - 3_600_000);
  await write(ctx, async (change) => {
    const count = await countPasswordRequests(change.db, ctx.tenant.id, address, since);
    if (count < requestsPerHour) await insertPasswordRequest(change.db, ctx.tenant.id, address);
    await change.audit({ action: 'password.forget', subject: ['tenant', ctx.tenant.id] });
  });
}
