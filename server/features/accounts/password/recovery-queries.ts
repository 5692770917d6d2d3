import type { Db } from '#server/db/db.ts';

export function findAccount(db: Db, tenantId: number, userId: number) {
  return db
    .selectFrom('users')
    .select(['email', 'full_name', 'email_verified_at'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Keeps the date of an earlier verification. Returns whether the email was unverified before. */
export async function markEmailVerified(db: Db, tenantId: number, userId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
