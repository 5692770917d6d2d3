import { sql } from 'kysely';
import type { DbTransaction } from './db.ts';

/** Locks some work on a tenant until the end of the transaction. Returns false if another process has the lock. */
export async function tryLockTenant(db: DbTransaction, work: string, tenantId: number): Promise<boolean> {
  const { rows } = await sql<{ is_locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${work}::text || ' ' || ${tenantId}::bigint, 0)) as is_locked`.execute(
    db,
  );
  return rows[0]?.is_locked ?? false;
}
