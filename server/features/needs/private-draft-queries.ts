import type { Db } from '#server/db/db.ts';
import type { Owner } from './queries.ts';

export function findPrivateDraft(db: Db, { tenantId, userId }: Owner, form: string) {
  return db
    .selectFrom('private_drafts')
    .select('answers')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('form', '=', form)
    .executeTakeFirst();
}

/** Counts the drafts of a person, except those of one form. */
export async function countPrivateDrafts(db: Db, { tenantId, userId }: Owner, except: string): Promise<number> {
  const row = await db
    .selectFrom('private_drafts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('form', '<>', except)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function storePrivateDraft(
  db: Db,
  { tenantId, userId }: Owner,
  { form, answers, now }: { form: string; answers: string; now: Date },
): Promise<void> {
  const changed = { answers, kept_at: now };
  await db
    .insertInto('private_drafts')
    .values({ tenant_id: tenantId, user_id: userId, form, ...changed })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'form']).doUpdateSet(changed))
    .execute();
}

export async function deletePrivateDraft(db: Db, { tenantId, userId }: Owner, form: string): Promise<boolean> {
  const result = await db
    .deleteFrom('private_drafts')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('form', '=', form)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
