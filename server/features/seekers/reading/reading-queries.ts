import type { Db } from '#server/db/db.ts';
import type { ReadProfileColumns } from './read-profile.ts';

/** Profiles that were read by an older version of the reader, or never. */
export function findUnreadProfiles(db: Db, readerVersion: number, limit: number) {
  return db
    .selectFrom('seeker_profiles')
    .select(['tenant_id', 'user_id', 'version', 'skill_ids', 'certification_ids', 'title_ids', 'industry_ids'])
    .select(['written_terms', 'experience', 'education', 'hidden_fields'])
    .where('reading_version', '<', readerVersion)
    .orderBy('reading_version')
    .limit(limit)
    .execute();
}

/** Returns false if the profile changed since it was read; it was then read again when it was saved. */
export async function updateProfileReading(
  db: Db,
  profile: { readonly tenantId: number; readonly userId: number; readonly version: number },
  columns: ReadProfileColumns,
): Promise<boolean> {
  const result = await db
    .updateTable('seeker_profiles')
    .set({ ...columns })
    .where('tenant_id', '=', profile.tenantId)
    .where('user_id', '=', profile.userId)
    .where('version', '=', profile.version)
    .where('reading_version', '<', columns.reading_version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
