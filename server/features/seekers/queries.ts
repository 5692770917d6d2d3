import type { Preferences } from '#domain/features/seekers/preferences.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';
import type { ReadProfileColumns } from './reading/read-profile.ts';

export function findProfile(db: Db, tenantId: number, userId: number) {
  return db
    .selectFrom('seeker_profiles as p')
    .innerJoin('users as u', (on) => on.onRef('u.tenant_id', '=', 'p.tenant_id').onRef('u.id', '=', 'p.user_id'))
    .selectAll('p')
    .select(['u.full_name', 'u.email'])
    .where('p.tenant_id', '=', tenantId)
    .where('p.user_id', '=', userId)
    .executeTakeFirst();
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

export interface ProfileColumns extends ReadProfileColumns {
  headline: string;
  summary: string;
  phone: string;
  city: string;
  region: string;
  country: string;
  latitude: number | null;
  longitude: number | null;
  education_level: number | null;
  management_level: number | null;
  skill_ids: number[];
  skill_details: string;
  hidden_fields?: string[];
  certification_ids: number[];
  title_ids: number[];
  industry_ids: number[];
  written_terms: string;
  education: string;
  experience: string;
  languages: string;
  links: string;
}

export async function findHiddenFields(db: Db, tenantId: number, userId: number): Promise<string[]> {
  const row = await db
    .selectFrom('seeker_profiles')
    .select('hidden_fields')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.hidden_fields ?? [];
}

/** Returns false if the profile changed since the given version. */
export async function updateProfile(
  db: Db,
  profile: { tenantId: number; userId: number; version: number; now: Date; columns: ProfileColumns },
): Promise<boolean> {
  const result = await db
    .updateTable('seeker_profiles')
    .set({ ...profile.columns, updated_at: profile.now, version: profile.version + 1 })
    .where('tenant_id', '=', profile.tenantId)
    .where('user_id', '=', profile.userId)
    .where('version', '=', profile.version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export function findResumes(db: Db, tenantId: number, userId: number) {
  return db
    .selectFrom('resumes as r')
    .innerJoin('files as f', (on) => on.onRef('f.tenant_id', '=', 'r.tenant_id').onRef('f.id', '=', 'r.file_id'))
    .select(['r.id', 'f.file_name', 'f.path', 'f.byte_size', 'r.created_at'])
    .where('r.tenant_id', '=', tenantId)
    .where('r.user_id', '=', userId)
    .orderBy('r.id', 'desc')
    .limit(50)
    .execute();
}

export function findResumeByContent(db: Db, tenantId: number, userId: number, sha256: string) {
  return db
    .selectFrom('resumes as r')
    .innerJoin('files as f', (on) => on.onRef('f.tenant_id', '=', 'r.tenant_id').onRef('f.id', '=', 'r.file_id'))
    .select(['r.id', 'f.file_name', 'f.path', 'f.byte_size', 'r.created_at'])
    .where('r.tenant_id', '=', tenantId)
    .where('r.user_id', '=', userId)
    .where('r.sha256', '=', sha256)
    .executeTakeFirst();
}

export async function lockProfile(db: DbTransaction, tenantId: number, userId: number): Promise<void> {
  await db
    .selectFrom('seeker_profiles')
    .select('user_id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .forUpdate()
    .execute();
}

export async function insertResume(
  db: Db,
  resume: { tenantId: number; userId: number; fileId: number; sha256: string; text: string; parsed: string },
): Promise<void> {
  await db
    .insertInto('resumes')
    .values({
      tenant_id: resume.tenantId,
      user_id: resume.userId,
      file_id: resume.fileId,
      sha256: resume.sha256,
      text: resume.text,
      parsed: resume.parsed,
    })
    .execute();
}

export function findPreferences(db: Db, tenantId: number, userId: number) {
  return db
    .selectFrom('seeker_profiles')
    .select('preferences')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function updatePreferences(
  db: Db,
  tenantId: number,
  userId: number,
  preferences: Preferences,
): Promise<void> {
  await db
    .updateTable('seeker_profiles')
    .set({ preferences: JSON.stringify(preferences) })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
}
