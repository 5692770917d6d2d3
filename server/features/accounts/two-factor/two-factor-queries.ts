import type { Db } from '#server/db/db.ts';

interface Owner {
  readonly tenantId: number;
  readonly userId: number;
}

export function selectTwoFactor(db: Db, { tenantId, userId }: Owner) {
  return db
    .selectFrom('second_steps')
    .select(['sealed_secret', 'pending_secret', 'confirmed_at'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId);
}

export async function countRecoveryCodes(db: Db, { tenantId, userId }: Owner): Promise<number> {
  const row = await db
    .selectFrom('recovery_codes')
    .select((count) => count.fn.countAll<number>().as('left'))
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.left;
}

/** Keeps a secret that is being set up beside the one in use. */
export async function savePendingSecret(db: Db, { tenantId, userId }: Owner, sealed: Buffer): Promise<void> {
  await db
    .insertInto('second_steps')
    .values({ tenant_id: tenantId, user_id: userId, pending_secret: sealed })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet({ pending_secret: sealed }))
    .execute();
}

/** Takes the secret that was being set up into use, and with it the half minute of its first code. */
export async function activatePendingSecret(
  db: Db,
  { tenantId, userId }: Owner,
  { sealed, counter, at }: { sealed: Buffer; counter: number; at: Date },
): Promise<void> {
  await db
    .updateTable('second_steps')
    .set({ sealed_secret: sealed, pending_secret: null, last_counter: counter, confirmed_at: at })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
}

/** Spends the code of a half minute, and those before it. False when it was spent already. */
export async function spendCounter(db: Db, { tenantId, userId }: Owner, counter: number): Promise<boolean> {
  const row = await db
    .updateTable('second_steps')
    .set({ last_counter: counter })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('last_counter', '<', counter)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Spends a recovery code. False for one that was spent already, or never given. */
export async function spendRecoveryCode(
  db: Db,
  { tenantId, userId }: Owner,
  { hash, at }: { hash: Buffer; at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** New recovery codes in place of all others. */
export async function replaceRecoveryCodes(db: Db, owner: Owner, hashes: readonly Buffer[]): Promise<void> {
  await deleteRecoveryCodes(db, owner);
  const { tenantId, userId } = owner;
  const rows = hashes.map((hash) => ({ tenant_id: tenantId, user_id: userId, code_hash: hash }));
  await db.insertInto('recovery_codes').values(rows).execute();
}

/** Removes the second step with all its codes. False when there was none in use. */
export async function deleteTwoFactor(db: Db, owner: Owner): Promise<boolean> {
  await deleteRecoveryCodes(db, owner);
  const row = await db
    .deleteFrom('second_steps')
    .where('tenant_id', '=', owner.tenantId)
    .where('user_id', '=', owner.userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return (row?.confirmed_at ?? null) !== null;
}

async function deleteRecoveryCodes(db: Db, { tenantId, userId }: Owner): Promise<void> {
  await db.deleteFrom('recovery_codes').where('tenant_id', '=', tenantId).where('user_id', '=', userId).execute();
}
