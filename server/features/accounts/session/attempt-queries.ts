import { sql } from 'kysely';
import { deferred } from '#server/db/connection/deferred.ts';
import { prepared } from '#server/db/connection/prepared.ts';
import type { Db } from '#server/db/db.ts';

/** A counted attempt to sign in; `lockedUntil` is the lock that it has set, if any. */
export interface CountedAttempt {
  readonly tenantId: number;
  readonly username: string;
  readonly count: number;
  readonly lockedUntil: Date | null;
}

/**
 * Counts an attempt and locks the name when the free ones are used. One statement that locks the row, so that of
 * concurrent attempts only the allowed number gets through. Returns undefined, uncounted, while the name is locked.
 */
export async function countAttempt(
  db: Db,
  { tenantId, username }: { tenantId: number; username: string },
  { now, freeAttempts, maxLockSeconds }: { now: Date; freeAttempts: number; maxLockSeconds: number },
): Promise<CountedAttempt | undefined> {
  const isLast = sql<boolean>`sign_in_attempts.failures + 1 >= ${freeAttempts}`;
  // The exponent is bounded: `power` fails on overflow.
  const seconds = sql`least(${maxLockSeconds}, power(2, least(30, sign_in_attempts.failures + 2 - ${freeAttempts})))`;
  const lock = sql<Date | null>`case when ${isLast} then ${now}::timestamptz + ${seconds} * interval '1 second' end`;
  const row = await db
    .insertInto('sign_in_attempts')
    .values({ tenant_id: tenantId, username, failures: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'username'])
        .doUpdateSet({ failures: sql`sign_in_attempts.failures + 1`, locked_until: lock })
        .where((where) =>
          where.or([
            where('sign_in_attempts.locked_until', 'is', null),
            where('sign_in_attempts.locked_until', '<=', now),
          ]),
        ),
    )
    .returning(['failures', 'locked_until'])
    .modifyEnd(prepared)
    .executeTakeFirst();
  return row && { tenantId, username, count: row.failures, lockedUntil: row.locked_until };
}

/** Takes back a counted attempt and the lock that it has set. A lock that a later attempt has set stays. */
export async function returnAttempt(db: Db, { tenantId, username, lockedUntil }: CountedAttempt): Promise<void> {
  await db
    .updateTable('sign_in_attempts')
    .set({
      failures: sql`greatest(0, failures - 1)`,
      locked_until: sql`nullif(locked_until, ${lockedUntil}::timestamptz)`,
    })
    .where('tenant_id', '=', tenantId)
    .where('username', '=', username)
    .execute();
}

export async function clearAttempts(db: Db, tenantId: number, username: string): Promise<void> {
  await db
    .deleteFrom('sign_in_attempts')
    .modifyEnd(deferred)
    .where('tenant_id', '=', tenantId)
    .where('username', '=', username)
    .execute();
}

export async function findLock(db: Db, tenantId: number, username: string): Promise<Date | null> {
  const row = await db
    .selectFrom('sign_in_attempts')
    .select('locked_until')
    .where('tenant_id', '=', tenantId)
    .where('username', '=', username)
    .executeTakeFirst();
  return row?.locked_until ?? null;
}
