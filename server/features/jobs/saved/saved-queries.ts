import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

interface Owner {
  readonly tenantId: number;
  readonly userId: number;
}

interface Cursor {
  readonly at: string;
  readonly id: number;
}

/** Last saved first. */
export function findSavedJobs(db: Db, { tenantId, userId }: Owner, after: Cursor | null, limit: number) {
  let rows = db
    .selectFrom('saved_jobs')
    .select(['job_id', 'saved_at'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId);
  if (after) rows = rows.where(sql<boolean>`(saved_at, job_id) < (${after.at}::timestamptz, ${after.id})`);
  return rows.orderBy('saved_at', 'desc').orderBy('job_id', 'desc').limit(limit).execute();
}

export async function findSavedIds(db: Db, { tenantId, userId }: Owner): Promise<number[]> {
  const rows = await db
    .selectFrom('saved_jobs')
    .select('job_id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => row.job_id);
}

/** Saves a published job. Returns false if there is no such job. A job that is already saved keeps its position. */
export async function insertSavedJob(db: Db, { tenantId, userId }: Owner, jobId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with job as (
      select tenant_id, id from jobs
      where tenant_id = ${tenantId} and id = ${jobId} and published_at is not null
    ), saved as (
      insert into saved_jobs (tenant_id, user_id, job_id, saved_at)
      select tenant_id, ${userId}, id, ${now} from job on conflict do nothing
    )
    select from job`.execute(db);
  return rows.length > 0;
}

export async function deleteSavedJob(db: Db, { tenantId, userId }: Owner, jobId: number): Promise<void> {
  await db
    .deleteFrom('saved_jobs')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .execute();
}

export async function countSaved(db: Db, { tenantId, userId }: Owner): Promise<number> {
  const row = await db
    .selectFrom('saved_jobs')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.count;
}
