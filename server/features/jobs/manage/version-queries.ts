import { sql } from 'kysely';
import type { JobStatus } from '#domain/features/jobs/lifecycle.ts';
import type { JobContent } from '#domain/features/jobs/posting/job-content.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';

interface JobOfTenant {
  readonly tenantId: number;
  readonly jobId: number;
}

/** The content of the latest version, or of the given one. */
export async function findContent(db: Db, { tenantId, jobId }: JobOfTenant, version?: number): Promise<unknown> {
  const row = await db
    .selectFrom('job_versions')
    .select('content')
    .where('tenant_id', '=', tenantId)
    .where('job_id', '=', jobId)
    .$if(version !== undefined, (versions) => versions.where('version', '=', version ?? 0))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.content;
}

/** Stores the content of a version. A version that is stored already stays as it is. */
export async function insertVersion(
  db: DbTransaction,
  { tenantId, jobId }: JobOfTenant,
  stored: { version: number; actorId: number | null; at: Date | null; content: JobContent },
): Promise<void> {
  const { version, actorId, at, content } = stored;
  await db
    .insertInto('job_versions')
    .values({
      tenant_id: tenantId,
      job_id: jobId,
      version,
      actor_user_id: actorId,
      content: JSON.stringify(content),
      ...(at ? { at } : {}),
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'job_id', 'version']).doNothing())
    .execute();
}

export interface HistoryRow {
  readonly kind: 'edit' | 'status';
  /** The version of an edit, or the id of a job event. */
  readonly id: number;
  readonly at: Date;
  readonly by: string | null;
  readonly content: unknown;
  readonly before: unknown;
  readonly is_latest: boolean;
  readonly from_status: JobStatus | null;
  readonly to_status: JobStatus | null;
}

interface HistoryCursor {
  readonly at: string;
  readonly kind: 'edit' | 'status';
  readonly id: number;
}

/** Versions and status changes of a job, newest first. Cursors carry milliseconds. */
export async function findHistory(
  db: Db,
  { tenantId, jobId }: JobOfTenant,
  after: HistoryCursor | null,
  limit: number,
): Promise<HistoryRow[]> {
  const afterCursor = after
    ? sql`where (e.at, e.kind, e.id) < (${after.at}::timestamptz, ${after.kind}, ${after.id})`
    : sql``;
  const { rows } = await sql<HistoryRow>`
    with page as (
      select * from (
        select 'status' as kind, id, date_trunc('milliseconds', at) as at, actor_user_id, from_status, to_status
          from job_events where tenant_id = ${tenantId} and job_id = ${jobId}
        union all
        select 'edit', version, at, actor_user_id, null, null
          from job_versions where tenant_id = ${tenantId} and job_id = ${jobId}
      ) e ${afterCursor} order by e.at desc, e.kind desc, e.id desc limit ${sql.lit(limit)}
    )
    select page.kind, page.id::int as id, page.at, page.from_status, page.to_status, u.full_name as by, v.content,
      (select p.content from job_versions p where p.tenant_id = v.tenant_id and p.job_id = v.job_id
        and p.version < v.version order by p.version desc limit 1) as before,
      v.version is not null and not exists (select from job_versions n where n.tenant_id = v.tenant_id
        and n.job_id = v.job_id and n.version > v.version) as is_latest
    from page
    left join users u on u.tenant_id = ${tenantId} and u.id = page.actor_user_id
    left join job_versions v on page.kind = 'edit' and v.tenant_id = ${tenantId} and v.job_id = ${jobId}
      and v.version = page.id
    order by page.at desc, page.kind desc, page.id desc`.execute(db);
  return rows;
}
