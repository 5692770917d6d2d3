import { type RawBuilder, sql } from 'kysely';
import { sources } from '#domain/features/reports/contract.ts';
import type { DbTransaction } from '#server/db/db.ts';
import { tryLockTenant } from '#server/db/tenant-lock.ts';
import { monthOfDay } from '#server/features/reports/calendar.ts';
import { type SumSource, sumSources } from './sum-sources.ts';

export interface SliceTenant {
  readonly id: number;
  readonly time_zone: string;
}

interface SliceState {
  readonly time_zone: string;
  readonly filled_to: number;
  readonly is_complete: boolean;
  readonly waits_filled_to: number;
  readonly has_waits: boolean;
  readonly moves_filled_to: number;
  readonly has_moves: boolean;
}

/**
 * Creates the slices of tenants and organizations that have become large. Writers of applications log their changes only for
 * tenants with slices, so the lock waits for those that did not see the first one.
 */
export async function createSlices(db: DbTransaction, tenant: SliceTenant, minApplications: number): Promise<void> {
  const { rows } = await sql<{ organisation_id: number; source: string }>`
    with sizes as materialized (
      select organisation_id, count(*) as count from report_applications where tenant_id = ${tenant.id} group by 1
    ), wanted as (
      select organisation_id, '' as source from sizes where count >= ${minApplications}
      union all
      select 0, source from unnest(${['', ...sources]}::text[]) source
      where (select sum(count) from sizes) >= ${minApplications}
    )
    select organisation_id, source from wanted
    except select organisation_id, source from report_slices where tenant_id = ${tenant.id}`.execute(db);
  if (rows.length === 0) return;
  await sql`lock table report_applications in share row exclusive mode`.execute(db);
  const values = rows.map((row) => ({ ...row, tenant_id: tenant.id, time_zone: tenant.time_zone }));
  await db
    .insertInto('report_slices')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Lets one process at a time change the sums of a tenant. Returns false if another one does. */
export function lockTenantSums(db: DbTransaction, tenantId: number): Promise<boolean> {
  return tryLockTenant(db, 'report slices', tenantId);
}

/** The slices of a tenant; none if another process changes their sums. */
export async function lockSlices(db: DbTransaction, tenantId: number): Promise<SliceState[]> {
  if (!(await lockTenantSums(db, tenantId))) return [];
  return db
    .selectFrom('report_slices')
    .select(['time_zone', ...sumSources.flatMap(({ filledTo, isFilled }) => [filledTo, isFilled])])
    .where('tenant_id', '=', tenantId)
    .execute();
}

/** Adds the oldest changes to the sums of all slices, which must be complete. Returns how many. */
export function addChanges(
  db: DbTransaction,
  tenant: SliceTenant,
  { source, maxChanges }: { readonly source: SumSource; readonly maxChanges: number },
): Promise<number> {
  const log = sql.table(source.changes);
  const taken = sql`
    delete from ${log} c where c.tenant_id = ${tenant.id} and c.change_id in (
      select change_id from ${log} where tenant_id = ${tenant.id} order by change_id limit ${maxChanges})
    returning ${sql.ref(`c.${source.id}`)} as id, c.weight, ${listColumns(source)}`;
  return addToSums(db, { tenant, source, rows: taken, slices: sql.ref(`s.${source.isFilled}`) });
}

/** Adds the applications with ids from one to another to the slices that are filled up to there. */
export async function fillSlices(
  db: DbTransaction,
  tenant: SliceTenant,
  {
    source,
    from,
    maxApplications,
  }: { readonly source: SumSource; readonly from: number; readonly maxApplications: number },
): Promise<void> {
  const { rows } = await sql<{ to: number | null }>`
    select max(id) as to from (select id from report_applications
      where tenant_id = ${tenant.id} and id > ${from} order by id limit ${maxApplications}) next`.execute(db);
  const to = rows[0]?.to ?? null;
  const slices = sql`not ${sql.ref(`s.${source.isFilled}`)} and ${sql.ref(`s.${source.filledTo}`)} = ${from}`;
  if (to !== null) {
    // The changes that wait are added later, so the rows count as they were before them.
    const id = sql.ref(`c.${source.id}`);
    const range = sql`c.tenant_id = ${tenant.id} and ${id} > ${from} and ${id} <= ${to} and exists (
      select from report_slices s where s.tenant_id = ${tenant.id} and ${slices}
        and s.organisation_id in (0, c.organisation_id))`;
    const added = sql`
      select ${id} as id, 1 as weight, ${listColumns(source)} from ${sql.table(source.rows)} c where ${range}
      union all select ${id}, -c.weight, ${listColumns(source)} from ${sql.table(source.changes)} c where ${range}`;
    await addToSums(db, { tenant, source, rows: added, slices });
  }
  const progress = to === null ? sql`${sql.ref(source.isFilled)} = true` : sql`${sql.ref(source.filledTo)} = ${to}`;
  await sql`update report_slices s set ${progress}
    where s.tenant_id = ${tenant.id} and s.time_zone = ${tenant.time_zone} and ${slices}`.execute(db);
}

/** Removes sums of another time zone. Their slices are filled again once none is left. */
export async function emptySlices(db: DbTransaction, tenant: SliceTenant, maxSums: number): Promise<void> {
  const stale = sql`select organisation_id, source from report_slices
    where tenant_id = ${tenant.id} and time_zone <> ${tenant.time_zone}`;
  const unfilled = sumSources.map(
    ({ filledTo, isFilled }) => sql`${sql.ref(isFilled)} = false, ${sql.ref(filledTo)} = 0`,
  );
  await sql`update report_slices set ${sql.join(unfilled)}
    where tenant_id = ${tenant.id} and time_zone <> ${tenant.time_zone}`.execute(db);
  const { numAffectedRows = 0n } = await sql`
    delete from report_sums where tenant_id = ${tenant.id} and ctid = any(array(
      select ctid from report_sums where tenant_id = ${tenant.id} and (organisation_id, source) in (${stale})
      limit ${maxSums}))`.execute(db);
  if (numAffectedRows > 0n) return;
  await sql`update report_slices set time_zone = ${tenant.time_zone}
    where tenant_id = ${tenant.id} and time_zone <> ${tenant.time_zone}`.execute(db);
}

function listColumns({ columns }: SumSource): RawBuilder<unknown> {
  return sql.join(columns.map((each) => sql.ref(`c.${each}`)));
}

interface Addition {
  readonly tenant: SliceTenant;
  readonly source: SumSource;
  readonly rows: RawBuilder<unknown>;
  /** Condition for the slices (`s`) to which they are added. */
  readonly slices: RawBuilder<unknown>;
}

/** Returns how many rows were added. */
async function addToSums(db: DbTransaction, { tenant, source, rows: added, slices }: Addition): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with rows_added as materialized (${added}),
    base as (
      select *, organisation_id as job_id, array_position(${[...sources]}::text[], source) as user_id,
        array_position(${[...sources]}::text[], source) as source_index
      from rows_added
    ),
    counted as materialized (
      select report, organisation_id, source_index, day, row_key, chart_key, measure, value, sum(weight) as count
      from (${source.values({ timeZone: tenant.time_zone })}) v
      group by report, organisation_id, source_index, day, row_key, chart_key, measure, value
      having sum(weight) <> 0
    ),
    added as (
      insert into report_sums as r (tenant_id, organisation_id, source, report, is_month, day, row_key, chart_key, measure,
        value, count)
      select ${tenant.id}, s.organisation_id, s.source, c.report, u.is_month, u.day, c.row_key, c.chart_key, c.measure,
        c.value, sum(c.count)
      from report_slices s
      join counted c on s.organisation_id in (0, c.organisation_id)
        and s.source in ('', (${[...sources]}::text[])[c.source_index])
      cross join lateral (values (false, c.day), (true, ${monthOfDay(sql`c.day`)})) u(is_month, day)
      where s.tenant_id = ${tenant.id} and s.time_zone = ${tenant.time_zone} and ${slices}
      group by s.organisation_id, s.source, c.report, u.is_month, u.day, c.row_key, c.chart_key, c.measure, c.value
      having sum(c.count) <> 0
      on conflict (tenant_id, organisation_id, source, report, is_month, day, row_key, chart_key, measure, value)
        do update set count = r.count + excluded.count
    )
    select count(*)::int as count from rows_added`.execute(db);
  return rows[0]?.count ?? 0;
}
