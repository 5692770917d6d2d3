import type { Language } from '#domain/phrases/phrases.ts';
import type { Db } from '#server/db/db.ts';

/** The tenant's custom texts in all languages. */
export function listCustomTexts(db: Db, tenantId: number) {
  return db.selectFrom('tenant_texts').select(['language', 'key', 'text']).where('tenant_id', '=', tenantId).execute();
}

interface Phrase {
  readonly tenantId: number;
  readonly language: Language;
  readonly key: string;
}

export async function saveCustomText(
  db: Db,
  { tenantId, language, key }: Phrase,
  text: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('tenant_texts')
    .values({ tenant_id: tenantId, language, key, text, updated_at: now })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'language', 'key']).doUpdateSet({ text, updated_at: now }))
    .execute();
}

/** Returns whether there was one. */
export async function deleteCustomText(db: Db, { tenantId, language, key }: Phrase): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('tenant_texts')
    .where('tenant_id', '=', tenantId)
    .where('language', '=', language)
    .where('key', '=', key)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
