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

/** Whether two-factor is active; a setup that was not confirmed does not count. */
export async function hasTwoFactor(db: Db, owner: Owner): Promise<boolean> {
  const row = await selectTwoFactor(db, owner).executeTakeFirst();
  return (row?.confirmed_at ?? null) !== null;
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

/** Stores a secret during setup; the active one stays valid. */
export async function savePendingSecret(db: Db, { tenantId, userId }: Owner, sealed: Buffer): Promise<void> {
  await db
    .insertInto('second_steps')
    .values({ tenant_id: tenantId, user_id: userId, pending_secret: sealed })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet({ pending_secret: sealed }))
    .execute();
}

/** Activates the pending secret and marks the time step of its first code as used. */
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

/** Marks the code of a time step, and earlier ones, as used. Returns false if it was used already. */
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

/** Marks a recovery code as used. Returns false if it was used already or does not exist. */
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

/** Replaces all recovery codes. */
export async function replaceRecoveryCodes(db: Db, owner: Owner, hashes: readonly Buffer[]): Promise<void> {
  await deleteRecoveryCodes(db, owner);
  const { tenantId, userId } = owner;
  const rows = hashes.map((hash) => ({ tenant_id: tenantId, user_id: userId, code_hash: hash }));
  await db.insertInto('recovery_codes').values(rows).execute();
}

/** Removes two-factor with all its codes. Returns false if it was not on. */
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
