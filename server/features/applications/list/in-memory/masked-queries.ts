import { sql } from 'kysely';
import { prepared } from '#server/db/connection/prepared.ts';
import type { Db } from '#server/db/db.ts';

/** The jobs that mask applicants in some stage. */
export async function listMaskingJobs(db: Db, tenantId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${prepared}
    select k.id from jobs k where k.tenant_id = ${tenantId} and k.masked_stages <> '{}'`.execute(db);
  return rows.map(({ id }) => id);
}

/** Of these applications, those that the reader sees masked. */
export async function findMaskedAmong(
  db: Db,
  { tenantId, readerId }: { readonly tenantId: number; readonly readerId: number },
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from applications a where a.tenant_id = ${tenantId} and a.id = any(${`{${ids.join(',')}}`}::bigint[])
      and is_application_masked(a.tenant_id, a.id, ${readerId})`.execute(db);
  return rows.map(({ id }) => id);
}
