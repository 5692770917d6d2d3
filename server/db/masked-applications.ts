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
    select a.id from applications a join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id and j.masked_stages <> '{}'
    where a.tenant_id = ${tenantId} and a.id = any(${[...new Set(applicationIds)]}::bigint[])
      and is_application_masked(a.tenant_id, a.id, ${userId})`.execute(db);
  return new Set(found.rows.map((row) => row.id));
}
