import type { Db } from '#server/db/db.ts';

/** The tenant's columns that emails use. */
export function findSender(db: Db, tenantId: number) {
  return db
    .selectFrom('tenants')
    .select(['id', 'slug', 'title', 'host', 'theme', 'contact_email'])
    .where('id', '=', tenantId)
    .executeTakeFirst();
}

const columns = ['id', 'full_name', 'email', 'language', 'password_hash', 'organisation_id', 'wants_mail'] as const;

export function findRecipient(db: Db, tenantId: number, userId: number) {
  return selectAccounts(db, tenantId).where('id', '=', userId).executeTakeFirst();
}

/** The account with this email, locked, so that its links are created one after another. */
export function lockRecipientByAddress(db: Db, tenantId: number, email: string) {
  return selectAccounts(db, tenantId).where('email', '=', email).forNoKeyUpdate().executeTakeFirst();
}

/** The account that an invitation link belongs to, if it is active. */
export function findInviter(db: Db, tenantId: number, linkId: string) {
  return db
    .selectFrom('link_tokens as l')
    .innerJoin('users as u', (on) => on.onRef('u.tenant_id', '=', 'l.tenant_id').onRef('u.id', '=', 'l.user_id'))
    .select(columns.map((column) => `u.${column}` as const))
    .where('l.tenant_id', '=', tenantId)
    .where('l.id', '=', linkId)
    .where('u.state', '=', 'active')
    .executeTakeFirst();
}

export type Recipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>;

export async function setWantsMail(db: Db, tenantId: number, userId: number, wantsMail: boolean): Promise<void> {
  await db
    .updateTable('users')
    .set({ wants_mail: wantsMail })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .execute();
}

function selectAccounts(db: Db, tenantId: number) {
  return db.selectFrom('users').select(columns).where('tenant_id', '=', tenantId).where('state', '=', 'active');
}
