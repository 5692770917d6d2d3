import type { LinkPurpose } from '#domain/features/accounts/recovery.ts';
import type { Db } from '#server/db/db.ts';

interface StoredLink {
  readonly tenantId: number;
  readonly id: string;
  readonly purpose: LinkPurpose;
  readonly userId: number;
  readonly email: string;
  readonly subjectId: number | null;
  readonly hash: Buffer;
  readonly expiresAt: Date;
}

export async function insertLink(db: Db, link: StoredLink): Promise<void> {
  await db
    .insertInto('link_tokens')
    .values({
      tenant_id: link.tenantId,
      id: link.id,
      purpose: link.purpose,
      user_id: link.userId,
      email: link.email,
      subject_id: link.subjectId,
      token_hash: link.hash,
      expires_at: link.expiresAt,
    })
    .execute();
}

/** The purpose of an unused link; undefined once it is used. */
export function findUnspentLink(db: Db, tenantId: number, id: string) {
  return db
    .selectFrom('link_tokens')
    .select('purpose')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('spent_at', 'is', null)
    .executeTakeFirst();
}

export async function setExpiry(db: Db, tenantId: number, id: string, expiresAt: Date): Promise<void> {
  await db
    .updateTable('link_tokens')
    .set({ expires_at: expiresAt })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

interface LinkQuery {
  readonly tenantId: number;
  readonly hash: Buffer;
  readonly purposes: readonly LinkPurpose[];
  readonly now: Date;
}

/** A valid link: unused, not expired, and its account is active and still has the email. */
export function findLink(db: Db, wanted: LinkQuery) {
  return selectValidLink(db, wanted).executeTakeFirst();
}

/** The same, locked, so that of two concurrent uses only one succeeds. */
export function lockLink(db: Db, wanted: LinkQuery) {
  return selectValidLink(db, wanted).forUpdate(['l']).executeTakeFirst();
}

function selectValidLink(db: Db, { tenantId, hash, purposes, now }: LinkQuery) {
  return db
    .selectFrom('link_tokens as l')
    .innerJoin('users as u', (on) => on.onRef('u.tenant_id', '=', 'l.tenant_id').onRef('u.id', '=', 'l.user_id'))
    .select(['l.id', 'l.purpose', 'l.user_id', 'l.subject_id'])
    .where('l.tenant_id', '=', tenantId)
    .where('l.token_hash', '=', hash)
    .where('l.purpose', 'in', purposes)
    .where('l.spent_at', 'is', null)
    .where('l.expires_at', '>', now)
    .where('u.state', '=', 'active')
    .whereRef('u.email', '=', 'l.email');
}

export async function spendLink(db: Db, tenantId: number, id: string, now: Date): Promise<void> {
  await db
    .updateTable('link_tokens')
    .set({ spent_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Marks all links about one subject as used. */
export async function spendLinksAbout(
  db: Db,
  about: { tenantId: number; purpose: LinkPurpose; subjectId: number; now: Date },
): Promise<void> {
  await db
    .updateTable('link_tokens')
    .set({ spent_at: about.now })
    .where('tenant_id', '=', about.tenantId)
    .where('purpose', '=', about.purpose)
    .where('subject_id', '=', about.subjectId)
    .where('spent_at', 'is', null)
    .execute();
}

/** Counts the links an account has created for one purpose since a date, used or not. */
export async function countLinks(
  db: Db,
  made: { tenantId: number; userId: number; purpose: LinkPurpose; since: Date },
): Promise<number> {
  const row = await db
    .selectFrom('link_tokens')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', made.tenantId)
    .where('user_id', '=', made.userId)
    .where('purpose', '=', made.purpose)
    .where('created_at', '>', made.since)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Marks the account's other links for these purposes as used. */
export async function spendLinksOfAccount(
  db: Db,
  owner: { tenantId: number; userId: number; now: Date },
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await db
    .updateTable('link_tokens')
    .set({ spent_at: owner.now })
    .where('tenant_id', '=', owner.tenantId)
    .where('user_id', '=', owner.userId)
    .where('purpose', 'in', purposes)
    .where('spent_at', 'is', null)
    .execute();
}
