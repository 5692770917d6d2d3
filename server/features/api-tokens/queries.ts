import { sql } from 'kysely';
import type { Db, DbTransaction } from '#server/db/db.ts';

interface Owner {
  readonly tenantId: number;
  readonly userId: number;
}

const columns = ['id', 'name', 'ending', 'scopes', 'created_at', 'expires_at', 'last_used_at'] as const;

/** Valid tokens, the latest first. */
export function findTokens(db: Db, { tenantId, userId }: Owner, now: Date) {
  return db
    .selectFrom('api_tokens')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute();
}

export type TokenRow = Awaited<ReturnType<typeof findTokens>>[number];

/** Serializes the creation of tokens, so that their number can be limited. */
export async function lockTokenOwner(db: DbTransaction, { tenantId, userId }: Owner): Promise<void> {
  await db
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .forUpdate()
    .execute();
}

interface NewToken extends Owner {
  readonly name: string;
  readonly hash: Buffer;
  readonly ending: string;
  readonly scopes: readonly string[];
  readonly now: Date;
  readonly expiresAt: Date;
}

export function insertToken(db: DbTransaction, token: NewToken): Promise<TokenRow> {
  return db
    .insertInto('api_tokens')
    .values({
      tenant_id: token.tenantId,
      user_id: token.userId,
      name: token.name,
      hash: token.hash,
      ending: token.ending,
      scopes: [...token.scopes],
      created_at: token.now,
      expires_at: token.expiresAt,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Returns false if the person has no such valid token. */
export async function revokeToken(
  db: DbTransaction,
  { tenantId, userId, id }: Owner & { readonly id: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('api_tokens')
    .set({ revoked_at: now })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A valid token with its owner's account. */
export function findTokenAccount(db: Db, tenantId: number, hash: Buffer, now: Date) {
  return db
    .selectFrom('api_tokens as k')
    .innerJoin('users as u', (on) => on.onRef('u.tenant_id', '=', 'k.tenant_id').onRef('u.id', '=', 'k.user_id'))
    .innerJoin('tenants as t', 't.id', 'k.tenant_id')
    .leftJoin('organisations as o', (on) =>
      on.onRef('o.tenant_id', '=', 'u.tenant_id').onRef('o.id', '=', 'u.organisation_id'),
    )
    .leftJoin('second_steps as w', (on) => on.onRef('w.tenant_id', '=', 'u.tenant_id').onRef('w.user_id', '=', 'u.id'))
    .select([
      'k.id as token_id',
      'k.scopes',
      'k.last_used_at',
      'u.id as user_id',
      'u.account_kind',
      'u.role_id',
      'u.full_name',
      'u.organisation_id',
      'o.status as organisation_status',
      'u.email_verified_at',
      'w.confirmed_at as second_step_since',
      sql<boolean>`coalesce(t.switches -> 'staff_two_factor' = 'true', false)`.as('staff_two_factor'),
    ])
    .where('k.tenant_id', '=', tenantId)
    .where('k.hash', '=', hash)
    .where('k.revoked_at', 'is', null)
    .where('k.expires_at', '>', now)
    .where('u.state', '=', 'active')
    .executeTakeFirst();
}

/** Changes nothing if the last use was stored less than an hour ago. */
export async function touchToken(db: DbTransaction, tenantId: number, id: number, now: Date): Promise<void> {
  await db
    .updateTable('api_tokens')
    .set({ last_used_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
