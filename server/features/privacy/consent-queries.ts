import type { Db } from '#server/db/db.ts';

export function findConsents(db: Db, tenantId: number, userId: number) {
  return db
    .selectFrom('consent_events')
    .select(['id', 'at', 'kind', 'is_given'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
}

/** Undefined for an account without a profile, which is never discoverable. */
export async function findDiscoverable(db: Db, tenantId: number, userId: number): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('seeker_profiles')
    .select('is_discoverable')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.is_discoverable;
}

export async function setDiscoverable(
  db: Db,
  tenantId: number,
  userId: number,
  isDiscoverable: boolean,
): Promise<void> {
  await db
    .updateTable('seeker_profiles')
    .set({ is_discoverable: isDiscoverable })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
}
