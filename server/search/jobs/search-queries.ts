import { type RawBuilder, sql } from 'kysely';
import type { JobType, SalaryPeriod, WorkMode } from '#domain/features/jobs/job.ts';
import type { JobStatus } from '#domain/features/jobs/lifecycle.ts';
import type { Db } from '#server/db/db.ts';

/** A row of a result list. */
export interface FoundJob {
  id: number;
  slug: string;
  title: string;
  company: string;
  city: string;
  region: string;
  country: string;
  work_mode: WorkMode;
  job_type: JobType;
  salary_min: number | null;
  salary_max: number | null;
  salary_currency: string | null;
  salary_period: SalaryPeriod | null;
  experience_min: number | null;
  experience_max: number | null;
  latitude: number | null;
  longitude: number | null;
  published_at: Date;
  status: JobStatus;
}

/** Those of the jobs that are still active, or that ever were, in the order of the ids. */
export async function findJobsByIds(
  db: Db,
  tenantId: number,
  ids: readonly number[],
  among: 'active' | 'published' = 'active',
): Promise<FoundJob[]> {
  const isAmong = among === 'active' ? sql`j.status = 'active'` : sql`j.published_at is not null`;
  const found = await sql<FoundJob>`
    select j.id, j.slug, j.title, j.company, j.city, j.region, j.country, j.work_mode, j.job_type,
      j.salary_min, j.salary_max, j.salary_currency, j.salary_period, j.experience_min, j.experience_max,
      j.latitude, j.longitude, j.published_at, j.status
    from jobs j
    where j.tenant_id = ${tenantId} and j.id = any(${ids}::bigint[]) and ${isAmong}`.execute(db);
  const byId = new Map(found.rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A job that has the words. `rank` is above 0 when they stand in its title or employer. */
export interface TextMatchRank {
  readonly id: number;
  readonly rank: number;
}

/** All active jobs that have the words anywhere, or those of the given ids. The long text is looked up, never ranked. */
export async function findTextMatchRanks(
  db: Db,
  tenantId: number,
  words: string,
  among?: readonly number[],
): Promise<TextMatchRank[]> {
  const limits = among ? sql`and j.id = any(${among}::bigint[])` : sql``;
  const found = await sql<{ ids: string[]; ranked: string[]; ranks: number[] }>`
    with hits as (
      select j.id, j.title_search @@ q.query as is_ranked, j.title_search, q.query
      from jobs j, (select ${wordQuery(words)} as query) q
      where j.tenant_id = ${tenantId} and j.status = 'active' and j.text_search @@ ${wordQuery(words)} ${limits}
    )
    select coalesce(array_agg(id), '{}') as ids,
      coalesce(array_agg(id) filter (where is_ranked), '{}') as ranked,
      coalesce(array_agg(ts_rank(title_search, query)) filter (where is_ranked), '{}') as ranks
    from hits`.execute(db);
  const { ids = [], ranked = [], ranks = [] } = found.rows[0] ?? {};
  const rankOf = new Map(ranked.map((id, at) => [Number(id), Number(ranks[at])]));
  return ids.map((id) => ({ id: Number(id), rank: rankOf.get(Number(id)) ?? 0 }));
}

/** Words as people type them: "quoted phrases", or, -not. */
function wordQuery(words: string): RawBuilder<unknown> {
  return sql`websearch_to_tsquery('english', ${words})`;
}
