import { firstAdminId } from '#domain/access/permissions.ts';
import type { Db } from '#server/db/db.ts';
import type { NewAccount } from '#server/features/accounts/queries.ts';

/** Whether the account with the first id exists. */
export async function hasFirstAdmin(db: Db): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('id', '=', firstAdminId).executeTakeFirst();
  return row !== undefined;
}

/** The first tenant of the installation. */
export async function findFirstTenant(db: Db): Promise<number> {
  const row = await db.selectFrom('tenants').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  return row.id;
}

type FirstAccount = Pick<NewAccount, 'tenantId' | 'email' | 'passwordHash' | 'fullName' | 'language'>;

/** Returns whether the account was inserted: false if its id or email is taken. */
export async function insertFirstAdmin(db: Db, account: FirstAccount): Promise<boolean> {
  const row = await db
    .insertInto('users')
    .values({
      tenant_id: account.tenantId,
      id: firstAdminId,
      account_kind: 'admin',
      email: account.email,
      password_hash: account.passwordHash,
      full_name: account.fullName,
      language: account.language,
      is_consent: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
