import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type CappedCount, countCap } from '#domain/features/jobs/search.ts';
import type { Database } from '#server/db/tables.ts';
import {
  allOf,
  distanceFrom,
  filterConditions,
  type JobCriteria,
  wordConditions,
  wordQuery,
} from './criteria-queries.ts';

/** A row of a result list. */
export interface FoundJob {
  id: number;
  slug: string;
  title: string;
  company: string;
  city: string;
  region: string;
  country: string;
  work_mode: string;
  job_type: string;
  salary_min: number | null;
  salary_max: number | null;
  salary_currency: string | null;
  salary_period: string | null;
  experience_min: number | null;
  experience_max: number | null;
  published_at: Date;
  status: string;
  distance_km: number | null;
}

/** Where a page by date ended. */
export interface DatePlace {
  readonly at: string;
  readonly id: number;
}

/** Where a page by relevance ended. `floor` is the date of the oldest job that was ranked. */
export type RelevancePlace =
  | {
      readonly phase: 'ranked';
      readonly rank: number;
      readonly at: string;
      readonly id: number;
      readonly floor: DatePlace;
    }
  | { readonly phase: 'rest'; readonly at: string; readonly id: number; readonly floor: DatePlace };

export async function findNewest(
  db: Kysely<Database>,
  criteria: JobCriteria,
  after: DatePlace | null,
  limit: number,
): Promise<FoundJob[]> {
  const conditions = [...filterConditions(criteria), ...wordConditions(criteria)];
  return newestOf(db, criteria, conditions, after, limit);
}

/** Newest title matches that are ranked; ranking every row of a common word would cost more than it tells. */
const rankedAtMost = 1000;

export interface RankedJob extends FoundJob {
  rank: number;
  floor_at: Date;
  floor_id: number;
}

/** Jobs with the words in their title or employer, best first, among the newest thousand of them. */
export async function findRanked(
  db: Kysely<Database>,
  criteria: JobCriteria,
  after: Extract<RelevancePlace, { phase: 'ranked' }> | null,
  limit: number,
): Promise<RankedJob[]> {
  const query = wordQuery(criteria.words);
  const conditions = [...filterConditions(criteria), sql<boolean>`j.title_search @@ ${query}`];
  const onward = after
    ? sql`where (c.rank, c.published_at, c.id) < (${after.rank}::float4, ${after.at}::timestamptz, ${after.id})`
    : sql``;
  const found = await sql<RankedJob>`
    with candidates as materialized (
      select j.id, j.published_at, ts_rank(j.title_search, ${query}) as rank
      from jobs j where ${allOf(conditions)}
      order by j.published_at desc, j.id desc limit ${rankedAtMost}
    ), floor as (select published_at, id from candidates order by published_at, id limit 1),
    page as (
      select c.*, f.published_at as floor_at, f.id as floor_id from candidates c, floor f ${onward}
      order by c.rank desc, c.published_at desc, c.id desc limit ${limit}
    )
    select ${columns(criteria)}, p.rank, p.floor_at, p.floor_id
    from page p join jobs j on j.tenant_id = ${criteria.tenantId} and j.id = p.id
    order by p.rank desc, p.published_at desc, p.id desc`.execute(db);
  return found.rows;
}

/** The jobs that ranking left out, newest first: words only in the long text, or title matches older than the ranked ones. */
export async function findUnranked(
  db: Kysely<Database>,
  criteria: JobCriteria,
  place: { readonly floor: DatePlace | null; readonly after: DatePlace | null },
  limit: number,
): Promise<FoundJob[]> {
  const wasRanked = place.floor
    ? sql`(j.title_search @@ ${wordQuery(criteria.words)}
        and (j.published_at, j.id) >= (${place.floor.at}::timestamptz, ${place.floor.id}))`
    : sql`false`;
  const conditions = [...filterConditions(criteria), ...wordConditions(criteria), sql<boolean>`not ${wasRanked}`];
  return newestOf(db, criteria, conditions, place.after, limit);
}

/** Which jobs are on the page, an index tells by itself; the table's rows are read for those alone. */
async function newestOf(
  db: Kysely<Database>,
  criteria: JobCriteria,
  conditions: readonly RawBuilder<boolean>[],
  after: DatePlace | null,
  limit: number,
): Promise<FoundJob[]> {
  const onward = after ? sql`and (j.published_at, j.id) < (${after.at}::timestamptz, ${after.id})` : sql``;
  const found = await sql<FoundJob>`
    with page as (
      select j.id, j.published_at from jobs j where ${allOf(conditions)} ${onward}
      order by j.published_at desc, j.id desc limit ${limit}
    )
    select ${columns(criteria)}
    from page p join jobs j on j.tenant_id = ${criteria.tenantId} and j.id = p.id
    order by p.published_at desc, p.id desc`.execute(db);
  return found.rows;
}

/** All ids that meet the search, for an order that the database does not know. */
export async function findIds(db: Kysely<Database>, criteria: JobCriteria): Promise<number[]> {
  const conditions = [...filterConditions(criteria), ...wordConditions(criteria)];
  const found = await sql<{ ids: number[] }>`
    select coalesce(array_agg(j.id), '{}') as ids from jobs j where ${allOf(conditions)}`.execute(db);
  return (found.rows[0]?.ids ?? []).map(Number);
}

/** Those of the jobs that are still active, in the order of the ids. */
export async function findByIds(
  db: Kysely<Database>,
  criteria: JobCriteria,
  ids: readonly number[],
): Promise<FoundJob[]> {
  const found = await sql<FoundJob>`
    select ${columns(criteria)} from jobs j
    where j.tenant_id = ${criteria.tenantId} and j.id = any(${ids}::bigint[]) and j.status = 'active'`.execute(db);
  const byId = new Map(found.rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Counts up to the cap; beyond it the exact number is not worth its price. */
export async function countJobs(db: Kysely<Database>, criteria: JobCriteria): Promise<CappedCount> {
  const conditions = [...filterConditions(criteria), ...wordConditions(criteria)];
  const found = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from jobs j where ${allOf(conditions)} limit ${countCap + 1}) c`.execute(
    db,
  );
  const count = found.rows[0]?.count ?? 0;
  return { count: Math.min(count, countCap), capped: count > countCap };
}

function columns(criteria: JobCriteria): RawBuilder<unknown> {
  const distance = criteria.near ? distanceFrom(criteria.near.latitude, criteria.near.longitude) : sql`null::float8`;
  return sql`j.id, j.slug, j.title, j.company, j.city, j.region, j.country, j.work_mode, j.job_type,
    j.salary_min, j.salary_max, j.salary_currency, j.salary_period, j.experience_min, j.experience_max,
    j.published_at, j.status, ${distance} as distance_km`;
}
