import { sql } from 'kysely';
import { prepared } from './connection/prepared.ts';
import type { Db } from './db.ts';

/** Which of these applications the account sees masked. */
export async function findMaskedApplications(
  db: Db,
  { tenantId, userId }: { readonly tenantId: number; readonly userId: number },
  applicationIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (applicationIds.length === 0) return new Set();
  const found = await sql<{ id: number }>`${prepared}
    select id from unnest(${[...new Set(applicationIds)]}::bigint[]) id
    where is_application_masked(${tenantId}, id, ${userId})`.execute(db);
  return new Set(found.rows.map((row) => row.id));
}
