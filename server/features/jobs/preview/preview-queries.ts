import { sql } from 'kysely';
import { openStatuses } from '#domain/features/applications/lifecycle.ts';
import type { Db } from '#server/db/db.ts';
import { type Reader, visibleApplications } from '#server/db/visibility.ts';

/** The newest applicants of a job whose open applications the reader sees. */
export async function findOpenApplicantIds(db: Db, reader: Reader, jobId: number, limit: number): Promise<number[]> {
  const found = await sql<{ user_id: number }>`select a.user_id from applications a
    where ${visibleApplications(reader)} and a.job_id = ${jobId} and a.status = any(${[...openStatuses]}::text[])
    order by a.id desc limit ${limit}`.execute(db);
  return found.rows.map((row) => row.user_id);
}
