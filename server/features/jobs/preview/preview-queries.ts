import { sql } from 'kysely';
import { openStatuses } from '#domain/features/applications/lifecycle.ts';
import type { Db } from '#server/db/db.ts';
import { type Reader, visibleApplications } from '#server/db/visibility.ts';

/** The active job seekers who agreed to be found. */
export async function findDiscoverableIds(db: Db, tenantId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('seeker_profiles as p')
    .innerJoin('users as u', (on) => on.onRef('u.tenant_id', '=', 'p.tenant_id').onRef('u.id', '=', 'p.user_id'))
    .select('p.user_id')
    .where('p.tenant_id', '=', tenantId)
    .where('p.is_discoverable', '=', true)
    .where('u.state', '=', 'active')
    .execute();
  return rows.map((row) => row.user_id);
}

/** The applicants of a job whose open applications the reader sees. */
export async function findOpenApplicantIds(db: Db, reader: Reader, jobId: number): Promise<number[]> {
  const found = await sql<{ user_id: number }>`select a.user_id from applications a
    where ${visibleApplications(reader)} and a.job_id = ${jobId} and a.status = any(${[...openStatuses]}::text[])
  `.execute(db);
  return found.rows.map((row) => row.user_id);
}
