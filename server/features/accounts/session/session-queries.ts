import { deferred } from '#server/db/connection/deferred.ts';
import type { Db } from '#server/db/db.ts';

/** Who impersonates, why, and from which session. */
export interface Impersonation {
  readonly impersonatorId: number;
  readonly reason: string;
  readonly originSessionId: string;
}

export async function insertSession(
  db: Db,
  session: {
    tenantId: number;
    id: string;
    userId: number;
    userAgent: string;
    expiresAt: Date;
    /** When the person last authenticated; null for an impersonation. */
    authenticatedAt: Date | null;
    impersonation?: Impersonation | undefined;
  },
): Promise<void> {
  await db
    .insertInto('sessions')
    .modifyEnd(deferred)
    .values({
      tenant_id: session.tenantId,
      id: session.id,
      user_id: session.userId,
      user_agent: session.userAgent,
      expires_at: session.expiresAt,
      proven_at: session.authenticatedAt,
      impersonator_user_id: session.impersonation?.impersonatorId ?? null,
      impersonation_reason: session.impersonation?.reason ?? null,
      origin_session_id: session.impersonation?.originSessionId ?? null,
    })
    .execute();
}

export async function insertRefreshToken(
  db: Db,
  refresh: { tenantId: number; hash: Buffer; sessionId: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('refresh_tokens')
    .modifyEnd(deferred)
    .values({
      tenant_id: refresh.tenantId,
      token_hash: refresh.hash,
      session_id: refresh.sessionId,
      expires_at: refresh.expiresAt,
    })
    .execute();
}

/** The refresh token with its session and account, locked so that it is spent only once. */
export function lockRefreshToken(db: Db, tenantId: number, hash: Buffer) {
  return db
    .selectFrom('refresh_tokens as r')
    .innerJoin('sessions as s', (on) => on.onRef('s.tenant_id', '=', 'r.tenant_id').onRef('s.id', '=', 'r.session_id'))
    .innerJoin('users as u', (on) => on.onRef('u.tenant_id', '=', 's.tenant_id').onRef('u.id', '=', 's.user_id'))
    .select([
      'r.session_id',
      'r.expires_at',
      'r.spent_at',
      'r.successor_hash',
      's.expires_at as session_expires_at',
      's.revoked_at',
      'u.id as user_id',
      'u.account_kind',
      'u.full_name',
      'u.state',
    ])
    .where('r.tenant_id', '=', tenantId)
    .where('r.token_hash', '=', hash)
    .forUpdate(['r', 's'])
    .executeTakeFirst();
}

export async function spendRefreshToken(
  db: Db,
  spent: { tenantId: number; hash: Buffer; at: Date; successorHash: Buffer },
): Promise<void> {
  await db
    .updateTable('refresh_tokens')
    .set({ spent_at: spent.at, successor_hash: spent.successorHash })
    .where('tenant_id', '=', spent.tenantId)
    .where('token_hash', '=', spent.hash)
    .execute();
}

export async function isRefreshTokenUnspent(db: Db, tenantId: number, hash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('refresh_tokens')
    .select('spent_at')
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined && row.spent_at === null;
}

interface Revocation {
  readonly tenantId: number;
  readonly at: Date;
  readonly reason: string;
}

/** Ends a session and all its tokens. */
export async function revokeSession(db: Db, ending: Revocation & { id: string }): Promise<void> {
  await updateRevoked(db, ending).where('id', '=', ending.id).execute();
}

/** Ends all sessions of an account. */
export async function revokeAllSessions(db: Db, ending: Revocation & { userId: number }): Promise<void> {
  await updateRevoked(db, ending).where('user_id', '=', ending.userId).execute();
}

/** Ends all sessions of an account except one. */
export async function revokeOtherSessions(
  db: Db,
  ending: Revocation & { userId: number; exceptId: string },
): Promise<void> {
  await updateRevoked(db, ending).where('user_id', '=', ending.userId).where('id', '!=', ending.exceptId).execute();
}

/** Sessions that have ended keep their time and reason. */
function updateRevoked(db: Db, { tenantId, at, reason }: Revocation) {
  return db
    .updateTable('sessions')
    .set({ revoked_at: at, revoked_reason: reason })
    .where('tenant_id', '=', tenantId)
    .where('revoked_at', 'is', null);
}

export async function touchSession(db: Db, tenantId: number, sessionId: string, at: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sessionId)
    .execute();
}

export async function markReauthenticated(db: Db, session: { tenantId: number; id: string; at: Date }): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ proven_at: session.at })
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', session.id)
    .execute();
}

/** The live sessions of an account and its impersonations since `impersonationsSince`, newest first. */
export function listSessions(
  db: Db,
  {
    tenantId,
    userId,
    now,
    impersonationsSince,
  }: { tenantId: number; userId: number; now: Date; impersonationsSince: Date },
) {
  return db
    .selectFrom('sessions as s')
    .leftJoin('users as i', (on) =>
      on.onRef('i.tenant_id', '=', 's.tenant_id').onRef('i.id', '=', 's.impersonator_user_id'),
    )
    .select([
      's.id',
      's.user_agent',
      's.created_at',
      's.last_seen_at',
      's.expires_at',
      's.revoked_at',
      's.impersonation_reason',
      'i.full_name as impersonator_name',
    ])
    .where('s.tenant_id', '=', tenantId)
    .where('s.user_id', '=', userId)
    .where((where) =>
      where.or([
        where.and([where('s.revoked_at', 'is', null), where('s.expires_at', '>', now)]),
        where.and([where('s.impersonator_user_id', 'is not', null), where('s.created_at', '>', impersonationsSince)]),
      ]),
    )
    .orderBy('s.last_seen_at', 'desc')
    .orderBy('s.id')
    .limit(100)
    .execute();
}

/** A session of the account that has not been revoked. */
export function findOwnSession(db: Db, tenantId: number, userId: number, id: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'impersonator_user_id'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}
