import { sql } from 'kysely';
import type { MailStatus } from '#domain/features/mail/contract.ts';
import type { ContactMailKind, InvitationKind, MailKind } from '#domain/features/mail/kinds.ts';
import { deferred } from '#server/db/connection/deferred.ts';
import type { Db } from '#server/db/db.ts';

export interface NewMail {
  readonly tenantId: number;
  readonly userId: number;
  readonly kind: MailKind;
  readonly values: Readonly<Record<string, string>>;
  /** Target of the button. */
  readonly path: string;
  readonly linkId: string | null;
  /** Null for immediately. */
  readonly notBefore: Date | null;
  /** Only sent to accounts that want such mail and have a verified email. */
  readonly isOptional: boolean;
}

/** Queues a mail to the account's email, if the account is active. */
export async function insertMail(db: Db, mail: NewMail): Promise<void> {
  await db
    .insertInto('mails')
    .modifyEnd(deferred)
    .columns(['tenant_id', 'kind', 'user_id', 'to_address', 'phrase_values', 'path', 'link_token_id', 'next_try_at'])
    .expression((from) => {
      const rows = from
        .selectFrom('users')
        .select([
          'tenant_id',
          sql<string>`${mail.kind}`.as('kind'),
          'id',
          'email',
          sql<string>`${JSON.stringify(mail.values)}::jsonb`.as('phrase_values'),
          sql<string>`${mail.path}`.as('path'),
          sql<string>`${mail.linkId}::uuid`.as('link_token_id'),
          sql<Date>`coalesce(${mail.notBefore}::timestamptz, now())`.as('next_try_at'),
        ])
        .where('tenant_id', '=', mail.tenantId)
        .where('id', '=', mail.userId)
        .where('state', '=', 'active');
      return mail.isOptional ? rows.where('wants_mail', '=', true).where('email_verified_at', 'is not', null) : rows;
    })
    .execute();
}

/** Queues a request for a password link, whether the email has an account or not. */
export async function insertPasswordRequest(db: Db, tenantId: number, address: string): Promise<void> {
  await db.insertInto('mails').values({ tenant_id: tenantId, kind: 'password_link', to_address: address }).execute();
}

/** Queues an invitation to an email that may have no account. */
export async function insertInvitation(
  db: Db,
  mail: Pick<NewMail, 'tenantId' | 'values' | 'path'> & {
    readonly kind: InvitationKind;
    readonly toAddress: string;
    readonly linkId: string;
  },
): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      tenant_id: mail.tenantId,
      kind: mail.kind,
      to_address: mail.toAddress,
      phrase_values: JSON.stringify(mail.values),
      path: mail.path,
      link_token_id: mail.linkId,
    })
    .execute();
}

/** Queues a mail of the contact form. */
export async function insertContactMail(
  db: Db,
  mail: Pick<NewMail, 'tenantId' | 'values' | 'path'> & { readonly kind: ContactMailKind; readonly toAddress: string },
): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      tenant_id: mail.tenantId,
      kind: mail.kind,
      to_address: mail.toAddress,
      phrase_values: JSON.stringify(mail.values),
      path: mail.path,
    })
    .execute();
}

interface CountedMails {
  readonly tenantId: number;
  readonly address: string;
  readonly kinds: readonly string[];
  readonly since: Date;
}

export async function countMails(db: Db, { tenantId, address, kinds, since }: CountedMails): Promise<number> {
  const row = await db
    .selectFrom('mails')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('to_address', '=', address)
    .where('kind', 'in', kinds)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return row.count;
}

export type MailRow = Awaited<ReturnType<typeof claimDueMails>>[number];

/** Claims due mails so that no other process sends them. A claim without an outcome expires at `until`. */
export function claimDueMails(db: Db, now: Date, until: Date, limit: number) {
  return db
    .updateTable('mails')
    .set({ tries: sql`tries + 1`, next_try_at: until })
    .where(
      sql<boolean>`(tenant_id, id) in (select tenant_id, id from mails where status = 'queued' and next_try_at <= ${now}
        order by next_try_at, id limit ${limit} for update skip locked)`,
    )
    .returning(columns)
    .execute();
}

const columns = [
  'tenant_id',
  'id',
  'kind',
  'user_id',
  'to_address',
  'phrase_values',
  'path',
  'link_token_id',
  'tries',
  'created_at',
] as const;

export function findMail(db: Db, tenantId: number, id: number) {
  return db
    .selectFrom('mails')
    .select([...columns, 'status'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The result of an attempt to send. */
export interface Outcome {
  readonly status: 'queued' | 'sent' | 'skipped' | 'failed';
  readonly error: string;
  readonly nextTryAt?: Date;
  readonly sentAt?: Date;
}

export async function saveOutcome(db: Db, mail: { tenantId: number; id: number }, outcome: Outcome): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      status: outcome.status,
      last_error: outcome.error,
      ...(outcome.nextTryAt ? { next_try_at: outcome.nextTryAt } : {}),
      ...(outcome.sentAt ? { sent_at: outcome.sentAt } : {}),
    })
    .where('tenant_id', '=', mail.tenantId)
    .where('id', '=', mail.id)
    .execute();
}

/** Turns a password request into the mail for the account it belongs to. */
export async function resolveRequest(
  db: Db,
  mail: { tenantId: number; id: number },
  found: { kind: MailKind; userId: number; linkId: string; path: string },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ kind: found.kind, user_id: found.userId, link_token_id: found.linkId, path: found.path })
    .where('tenant_id', '=', mail.tenantId)
    .where('id', '=', mail.id)
    .execute();
}

/** Queues a failed mail again. Returns false if there is none. */
export async function requeueMail(db: Db, mail: { tenantId: number; id: number }, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('mails')
    .set({ status: 'queued', tries: 0, next_try_at: now })
    .where('tenant_id', '=', mail.tenantId)
    .where('id', '=', mail.id)
    .where('status', '=', 'failed')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Deletes finished mails and expired links. */
export async function deleteOldMails(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('mails').where('created_at', '<', before).where('status', '<>', 'queued').execute();
  await sql`delete from link_tokens l where expires_at < ${before}
    and not exists (select from mails m where m.tenant_id = l.tenant_id and m.link_token_id = l.id)`.execute(db);
}

interface Cursor {
  readonly at: string;
  readonly id: number;
}

/** Newest first. */
export function findMails(
  db: Db,
  tenantId: number,
  status: MailStatus | undefined,
  after: Cursor | null,
  limit: number,
) {
  let rows = db
    .selectFrom('mails')
    .select(['id', 'kind', 'to_address', 'status', 'tries', 'next_try_at', 'last_error', 'created_at', 'sent_at'])
    .where('tenant_id', '=', tenantId);
  if (status) rows = rows.where('status', '=', status);
  if (after) rows = rows.where('id', '<', after.id);
  return rows.orderBy('id', 'desc').limit(limit).execute();
}

export type ListedMail = Awaited<ReturnType<typeof findMails>>[number];

/** Whether a conversation has messages that the account has not read. */
export async function hasUnreadMessages(
  db: Db,
  { tenantId, userId, applicationId }: { tenantId: number; userId: number; applicationId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('conversations as c')
    .leftJoin('conversation_marks as k', (on) =>
      on
        .onRef('k.tenant_id', '=', 'c.tenant_id')
        .onRef('k.application_id', '=', 'c.application_id')
        .on('k.user_id', '=', userId),
    )
    .select('c.last_seq')
    .where('c.tenant_id', '=', tenantId)
    .where('c.application_id', '=', applicationId)
    .where(sql<boolean>`c.last_seq > coalesce(k.read_seq, 0)`)
    .executeTakeFirst();
  return row !== undefined;
}
