import { sql } from 'kysely';
import type { NeedItem } from '#domain/features/needs/contract.ts';
import { needKinds } from '#domain/features/needs/menu.ts';
import type { Db } from '#server/db/db.ts';

export interface Owner {
  readonly tenantId: number;
  readonly userId: number;
}

/** A person's needs by subject, the choices before their own words. */
export function findNeeds(db: Db, { tenantId, userId }: Owner) {
  return db
    .selectFrom('working_needs')
    .select(['id', 'kind', 'choice', 'words'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .orderBy(sql`array_position(${sql.val([...needKinds])}::text[], kind)`)
    .orderBy(sql`choice = ''`)
    .orderBy('id')
    .execute();
}

export async function saveNeed(db: Db, { tenantId, userId }: Owner, item: NeedItem): Promise<void> {
  await db
    .insertInto('working_needs')
    .values({ tenant_id: tenantId, user_id: userId, ...item })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id', 'kind', 'choice']).doUpdateSet({ words: item.words }),
    )
    .execute();
}

/** Deletes needs and their grants. */
export async function deleteNeeds(db: Db, { tenantId, userId }: Owner, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('disclosure_grants')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('need_id', 'in', ids)
    .execute();
  await db
    .deleteFrom('working_needs')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
}
