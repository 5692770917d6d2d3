import type { MailFrequency } from '#domain/features/saved-searches/contract.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';

interface Owner {
  readonly tenantId: number;
  readonly userId: number;
}

const columns = ['id', 'name', 'address', 'frequency', 'seen_until', 'created_at'] as const;

export type SearchRow = NonNullable<Awaited<ReturnType<typeof findSearch>>>;

/** First saved first. */
export function findSearches(db: Db, owner: Owner) {
  return selectOwned(db, owner).select(columns).where('removed_at', 'is', null).orderBy('id').execute();
}

export function findSearch(db: Db, owner: Owner, id: number) {
  return selectOwned(db, owner).select(columns).where('removed_at', 'is', null).where('id', '=', id).executeTakeFirst();
}

/** Whether an account gets optional mail: it must be turned on and the email verified. */
export function findMailStatus(db: Db, { tenantId, userId }: Owner) {
  return db
    .selectFrom('users')
    .select(['wants_mail', 'email_verified_at'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

interface NewSearch extends Owner {
  readonly name: string;
  readonly address: string;
  readonly frequency: MailFrequency;
  readonly nextMailAt: Date | null;
  readonly now: Date;
}

/** Returns the new id, or undefined if the person has already saved the same search. */
export async function insertSearch(db: Db, search: NewSearch): Promise<number | undefined> {
  const { tenantId, userId, frequency, now } = search;
  const row = await db
    .insertInto('saved_searches')
    .values({
      tenant_id: tenantId,
      user_id: userId,
      name: search.name,
      address: search.address,
      frequency,
      ...(frequency === 'never' ? {} : { last_frequency: frequency }),
      next_mail_at: search.nextMailAt,
      mailed_until: now,
      seen_until: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function countSearches(db: Db, owner: Owner): Promise<number> {
  const row = await selectOwned(db, owner)
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

export function lockSearch(db: DbTransaction, owner: Owner, id: number) {
  return selectOwned(db, owner)
    .select(['frequency', 'last_frequency'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function renameSearch(db: Db, owner: Owner, id: number, name: string): Promise<void> {
  await updateOwned(db, owner, id).set({ name }).execute();
}

interface MailPlan {
  readonly frequency: MailFrequency;
  readonly nextMailAt: Date | null;
  /** Jobs published after this are new to the next mail; undefined leaves it unchanged. */
  readonly mailedUntil?: Date;
}

export async function planMail(db: Db, owner: Owner, id: number, plan: MailPlan): Promise<void> {
  await updateOwned(db, owner, id)
    .set({
      frequency: plan.frequency,
      next_mail_at: plan.nextMailAt,
      ...(plan.frequency === 'never' ? {} : { last_frequency: plan.frequency }),
      ...(plan.mailedUntil ? { mailed_until: plan.mailedUntil } : {}),
    })
    .execute();
}

export async function markSeen(db: Db, owner: Owner, id: number, now: Date): Promise<void> {
  await updateOwned(db, owner, id).set({ seen_until: now }).execute();
}

export async function markRemoved(db: Db, owner: Owner, id: number, now: Date): Promise<boolean> {
  const result = await updateOwned(db, owner, id).set({ removed_at: now }).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Restores a removed search. Returns false if there is none. */
export async function restoreRemoved(db: Db, { tenantId, userId }: Owner, id: number): Promise<boolean> {
  const result = await db
    .updateTable('saved_searches')
    .set({ removed_at: null })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

function selectOwned(db: Db, { tenantId, userId }: Owner) {
  return db.selectFrom('saved_searches').where('tenant_id', '=', tenantId).where('user_id', '=', userId);
}

function updateOwned(db: Db, { tenantId, userId }: Owner, id: number) {
  return db
    .updateTable('saved_searches')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('removed_at', 'is', null);
}
