import { type RawBuilder, sql } from 'kysely';
import { minGroupSize } from '#domain/features/reports/definitions.ts';
import type { ReportName } from '#domain/features/reports/names.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';
import { tryLockTenant } from '#server/db/tenant-lock.ts';
import { dayOf } from '#server/features/reports/calendar.ts';
import type { Cells, ReportQuery } from '#server/features/reports/report-query.ts';
import { buildTimed, countInTens, numberTens } from '#server/features/reports/shown-queries.ts';

/** The groups of a tenant that are stored for one report. */
interface StoredReport {
  readonly tenantId: number;
  readonly report: ReportName;
}

/** When the groups of a report were made; undefined: they are not stored for this tenant and its time zone. */
export async function findBuild(db: Db, query: ReportQuery, report: ReportName): Promise<Date | undefined> {
  const build = await db
    .selectFrom('report_group_builds')
    .select('built_at')
    .where('tenant_id', '=', query.reader.tenantId)
    .where('report', '=', report)
    .where('time_zone', '=', query.timeZone)
    .executeTakeFirst();
  return build?.built_at;
}

/** The values of the groups whose events all lie in a period. */
export function selectStoredGroups({ reader, period, before }: ReportQuery, report: ReportName): RawBuilder<unknown> {
  return sql`
    select p.period, g.measure, g.chart_key as row_key, g.chart_key, v.value, v.count as weight
    from (values ('now', ${period.from}::date, ${period.to}::date), ('before', ${before.from}::date, ${before.to}::date))
      p(period, first_day, last_day)
    join report_groups g on g.tenant_id = ${reader.tenantId} and g.report = ${report}
      and g.first_on between p.first_day and p.last_day and g.last_on <= p.last_day
    cross join lateral unnest(g.values, g.counts) v(value, count)`;
}

interface DueGroups {
  readonly tenantId: number;
  readonly timeZone: string;
  readonly reports: readonly ReportName[];
  /** Groups made before this moment are due again. */
  readonly before: Date;
}

/** The reports whose groups are missing or too old, if the tenant has many applications, and someone may read aggregates. */
export async function listDueReports(
  db: Db,
  { tenantId, timeZone, reports, before }: DueGroups,
): Promise<ReportName[]> {
  const { rows } = await sql<{ report: ReportName }>`
    select r.report
    from unnest(${reports}::text[]) with ordinality r(report, position)
    left join report_group_builds b on b.tenant_id = ${tenantId} and b.report = r.report
    where (b.built_at is null or b.built_at <= ${before} or b.time_zone <> ${timeZone})
      and exists (select from report_slices s where s.tenant_id = ${tenantId})
      and exists (select from users u where u.tenant_id = ${tenantId} and u.role_id = 3 and u.state = 'active')
    order by r.position`.execute(db);
  return rows.map(({ report }) => report);
}

/** Lets one process at a time make the groups of a tenant. Returns false if another one does. */
export function lockGroups(db: DbTransaction, tenantId: number): Promise<boolean> {
  return tryLockTenant(db, 'report groups', tenantId);
}

interface Batch {
  readonly by: NonNullable<ReportQuery['only']>['by'];
  readonly after: number;
  readonly limit: number;
}

/** People with applications, or jobs, in the order of their ids. */
export async function listBatch(db: Db, tenantId: number, { by, after, limit }: Batch): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${
    by === 'person'
      ? sql`select user_id as id from report_applications where tenant_id = ${tenantId} and user_id > ${after} group by user_id`
      : sql`select id from jobs where tenant_id = ${tenantId} and id > ${after}`
  } order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A table of this transaction for the people of each number; its index has them in the order of their groups. */
export async function createNumberedPeople(db: DbTransaction): Promise<void> {
  await sql`
    create temporary table numbered_people (
      measure text, chart_key text, first_at timestamptz, user_id bigint, last_at timestamptz, values float8[],
      primary key (measure, chart_key, first_at, user_id)
    ) on commit drop`.execute(db);
}

/** Adds the values of a batch. A person in several batches of jobs counts once in a state. */
export async function addPeople(db: DbTransaction, query: ReportQuery, cells: Cells): Promise<void> {
  await sql`
    insert into numbered_people (measure, chart_key, first_at, user_id, last_at, values)
    with ${buildTimed(query, cells)}
    select measure, chart_key, min(at), user_id, max(at), array_agg(value)
    from timed where user_id is not null group by measure, chart_key, user_id
    on conflict do nothing`.execute(db);
}

export async function listNumbers(db: DbTransaction): Promise<{ measure: string; chart_key: string }[]> {
  const { rows } = await sql<{ measure: string; chart_key: string }>`
    select distinct measure, chart_key from numbered_people`.execute(db);
  return rows;
}

/** Makes the groups of a number from its people. */
export async function addGroups(
  db: DbTransaction,
  query: ReportQuery,
  { report, number }: { readonly report: ReportName; readonly number: { measure: string; chart_key: string } },
): Promise<void> {
  const { timeZone, reader } = query;
  const { measure, chart_key: chartKey } = number;
  await sql`
    insert into report_groups (tenant_id, report, first_on, last_on, measure, chart_key, values, counts)
    with people as materialized (
      select first_at, last_at, values, ${numberTens(sql``)} as number from numbered_people
      where measure = ${measure} and chart_key = ${chartKey}
    ),
    groups as (
      select number, ${dayOf(sql`first_at`, { timeZone })} as first_on, ${dayOf(sql`last_at`, { timeZone })} as last_on
      from (select number, min(first_at) as first_at, max(last_at) as last_at from people
        group by number having count(*) = ${sql.lit(minGroupSize)}) g
    ),
    counted as (
      select first_on, last_on, value, count(*)::int as count
      from groups join people using (number) cross join lateral unnest(people.values) value
      group by first_on, last_on, value
    )
    select ${reader.tenantId}::bigint, ${report}::text, first_on, last_on, ${measure}, ${chartKey}, array_agg(value), array_agg(count)
    from counted group by first_on, last_on`.execute(db);
}

/** Stores how many people are in each state at this moment, which readers see as a state of its day. */
export async function addSnapshot(
  db: DbTransaction,
  { reader, period }: ReportQuery,
  report: ReportName,
): Promise<void> {
  await sql`
    insert into report_groups (tenant_id, report, first_on, last_on, measure, chart_key, values, counts)
    select ${reader.tenantId}::bigint, ${report}::text, ${period.to}::date, ${period.to}::date, measure, chart_key,
      array[1::float8], array[(${countInTens})::int]
    from numbered_people group by measure, chart_key having ${countInTens} > 0`.execute(db);
}

export async function deleteGroups(db: DbTransaction, { tenantId, report }: StoredReport): Promise<void> {
  await db.deleteFrom('report_groups').where('tenant_id', '=', tenantId).where('report', '=', report).execute();
}

export async function recordBuild(
  db: DbTransaction,
  { tenantId, report, timeZone, builtAt }: StoredReport & { readonly timeZone: string; readonly builtAt: Date },
): Promise<void> {
  const values = { time_zone: timeZone, built_at: builtAt };
  await db
    .insertInto('report_group_builds')
    .values({ tenant_id: tenantId, report, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'report']).doUpdateSet(values))
    .execute();
}
