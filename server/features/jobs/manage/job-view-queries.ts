import { sql } from 'kysely';
import type { JobInterest } from '#domain/features/jobs/job-views.ts';
import type { Db } from '#server/db/db.ts';

/** Counts a view of an active job on the day in the tenant's time zone. Returns false if there is no such job. */
export async function countView(db: Db, tenantId: number, jobId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into job_views (tenant_id, job_id, day, views)
    select j.tenant_id, j.id, (${now}::timestamptz at time zone t.time_zone)::date, 1
    from jobs j join tenants t on t.id = j.tenant_id
    where j.tenant_id = ${tenantId} and j.id = ${jobId} and j.status = 'active'
    on conflict (tenant_id, job_id, day) do update set views = job_views.views + 1
    returning views`.execute(db);
  return rows.length > 0;
}

export async function findInterest(db: Db, tenantId: number, jobId: number, since: Date): Promise<JobInterest> {
  const { rows } = await sql<JobInterest>`
    select
      (select coalesce(sum(views), 0)::int from job_views where tenant_id = ${tenantId} and job_id = ${jobId}
        and day > (${since}::timestamptz at time zone (select time_zone from tenants where id = ${tenantId}))::date) as views,
      (select count(*)::int from saved_jobs where tenant_id = ${tenantId} and job_id = ${jobId}) as saves`.execute(db);
  return rows[0] ?? { views: 0, saves: 0 };
}
