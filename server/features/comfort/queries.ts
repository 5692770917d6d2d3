import type { Language } from '#domain/phrases/phrases.ts';
import type { Db } from '#server/db/db.ts';

interface Owner {
  readonly tenantId: number;
  readonly userId: number;
}

export function findComfort(db: Db, { tenantId, userId }: Owner) {
  return db
    .selectFrom('comfort_settings')
    .select('settings')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function saveComfort(db: Db, { tenantId, userId }: Owner, settings: object, now: Date): Promise<void> {
  const set = { settings: JSON.stringify(settings), updated_at: now };
  await db
    .insertInto('comfort_settings')
    .values({ tenant_id: tenantId, user_id: userId, ...set })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet(set))
    .execute();
}

export async function setLanguage(db: Db, { tenantId, userId }: Owner, language: Language): Promise<void> {
  await db
    .updateTable('users')
    .set({ language })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .where('language', '!=', language)
    .execute();
}
