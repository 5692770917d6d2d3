import type { Db } from '#server/db/db.ts';
import type { ReadColumns } from './read-job.ts';

/** Jobs that were read by an older version of the reader, or never. */
export function findUnreadJobs(db: Db, readerVersion: number, limit: number) {
  return db
    .selectFrom('jobs')
    .select(['tenant_id', 'id', 'version', 'status', 'title', 'company', 'description', 'responsibilities'])
    .select(['requirements', 'industry_ids', 'experience_min', 'experience_max'])
    .where('reading_version', '<', readerVersion)
    .orderBy('reading_version')
    .orderBy('tenant_id')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Returns false if the job changed since it was read; it was then read again when it was saved. */
export async function updateReading(
  db: Db,
  job: { readonly tenantId: number; readonly id: number; readonly version: number },
  columns: ReadColumns,
): Promise<boolean> {
  const result = await db
    .updateTable('jobs')
    .set({ ...columns })
    .where('tenant_id', '=', job.tenantId)
    .where('id', '=', job.id)
    .where('version', '=', job.version)
    .where('reading_version', '<', columns.reading_version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
