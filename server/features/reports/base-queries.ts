import { type RawBuilder, sql } from 'kysely';
import { getDay, moveDay } from '#domain/features/reports/period.ts';
import { visibleApplications } from '#server/db/visibility.ts';
import { buildBounds, dayOf, findPeriod, type ReportQuery, startOf } from './report-query.ts';

/**
 * The applications and jobs that a report may count, and for a snapshot its moments, the end of the period and its start, with
 * the applications that were in process then (`waits`).
 */
export function buildBase(query: ReportQuery): RawBuilder<unknown> {
  const moments = listMoments(query);
  return sql`${buildBounds(query)},
    moments as (${sql.join(
      moments.map(({ at }, index) => sql`select ${index}::int as number, ${at} as moment`),
      sql` union all `,
    )}),
    base_jobs as (
      select j.tenant_id, j.id, j.published_at, j.openings, j.status, j.effective_skill_ids
      from jobs j where ${isVisibleJob(query)} ${filterJobs(query)}
    ),
    every_base as not materialized (
      select a.* from (${selectApplications(query)}) a
      where ${isVisibleApplication(query)} ${filterApplications(query)}
    ),
    base as ${query.grouping === 'all' ? sql`(${groupBase()})` : sql`not materialized (select * from every_base)`},
    every_wait as (${sql.join(
      moments.map((moment, index) => selectWaits(query, moment, index)),
      sql` union all `,
    )}),
    waits as (${query.grouping === 'all' ? groupWaits() : sql`select * from every_wait`})`;
}

interface SnapshotMoment {
  readonly at: RawBuilder<unknown>;
  /** Its day in the tenant's time zone. */
  readonly day: string;
}

function listMoments({ period, timeZone, now, isAggregate, hasOnlyEnd }: ReportQuery): SnapshotMoment[] {
  const today = getDay(now, timeZone);
  // Two moments would show who moved in between.
  if (isAggregate) return [{ at: sql`${now}::timestamptz`, day: today }];
  const dayAfter = moveDay(period.to, 1);
  const end = {
    at: sql`least(${startOf(dayAfter, timeZone)}, ${now}::timestamptz)`,
    day: dayAfter < today ? dayAfter : today,
  };
  return hasOnlyEnd ? [end] : [end, { at: startOf(period.from, timeZone), day: period.from }];
}

/** The applications in process at a moment. The index finds them by its value; as a column it is computed once, not per row. */
function selectWaits(query: ReportQuery, { at, day }: SnapshotMoment, index: number): RawBuilder<unknown> {
  return sql`
    select a.*, 1 as weight, (${day}::date - ${dayOf(sql`a.since`, query)})::float8 as days,
      (select moment from moments where number = ${index}::int) as moment
    from (select r.*, false as awaits_consent from report_waits r where r.tenant_id = ${query.reader.tenantId}) a
    where a.starts_at < ${at} and a.ends_at >= ${at}
      and ${isVisibleApplication(query)} ${filterApplications(query)}`;
}

/** Applications that count the same, as one: of one period, with the same stages and source. */
function groupBase(): RawBuilder<unknown> {
  return sql`
    select tenant_id, source, partner_id, status, min(applied_at) as applied_at, min(screening_at) as screening_at,
      min(interview_at) as interview_at, min(offer_at) as offer_at, min(hired_at) as hired_at,
      null::bigint as id, null::bigint as job_id, null::bigint as user_id, sum(weight)::int as weight
    from every_base
    group by tenant_id, source, partner_id, status, ${findPeriod(sql`applied_at`)}, screening_at is null,
      interview_at is null, offer_at is null, hired_at is null`;
}

/** Waits at a moment in the same status and of as many days, as one. */
function groupWaits(): RawBuilder<unknown> {
  return sql`
    select moment, status, days, null::bigint as job_id, null::bigint as application_id, null::bigint as user_id,
      count(*)::int as weight
    from every_wait group by moment, status, days`;
}

/** The tables leave out drafts and applications that await consent. */
function selectApplications({ reader, rows }: ReportQuery): RawBuilder<unknown> {
  const { tenantId } = reader;
  return rows === 'changes'
    ? sql`select r.*, false as awaits_consent from report_changes r where r.tenant_id = ${tenantId}`
    : sql`select r.*, false as awaits_consent, 1 as weight from report_applications r where r.tenant_id = ${tenantId}`;
}

/** The tables contain no drafts, and not every index has the status: asking for it would read each row. */
function isVisibleApplication({ reader }: ReportQuery): RawBuilder<boolean> {
  const isOfTenant = sql<boolean>`a.tenant_id = ${reader.tenantId}`;
  if (reader.scope === 'tenant') return isOfTenant;
  if (reader.scope === 'sponsored') return sql`${isOfTenant} and a.partner_id = ${reader.actor.organisationId}`;
  return visibleApplications(reader);
}

/** The jobs whose own numbers the reader sees. The jobs of partners are those that their job seekers applied to, or open. */
function isVisibleJob({ reader }: ReportQuery): RawBuilder<boolean> {
  const { tenantId, actor, scope } = reader;
  const mine = sql`j.tenant_id = ${tenantId}`;
  if (scope === 'tenant' || scope === 'sponsored') return sql`${mine}`;
  if (scope === 'organisation') return sql`${mine} and j.organisation_id = ${actor.organisationId}`;
  return sql`${mine} and exists (select from job_team r
    where r.tenant_id = j.tenant_id and r.job_id = j.id and r.user_id = ${actor.userId})`;
}

function filterJobs({ filter, only }: ReportQuery): RawBuilder<unknown> {
  const { job, organisation, place, team } = filter;
  return sql`
    ${only?.by === 'job' ? sql`and j.id = any(${only.ids}::bigint[])` : sql``}
    ${job === undefined ? sql`` : sql`and j.id = ${job}`}
    ${organisation === undefined ? sql`` : sql`and j.organisation_id = ${organisation}`}
    ${place === undefined ? sql`` : sql`and ${jobPlace} = ${place}`}
    ${
      team === undefined
        ? sql``
        : sql`and exists (select from job_team m where m.tenant_id = j.tenant_id and m.job_id = j.id and m.user_id = ${team})`
    }`;
}

/** Filters the applications (`a`). One has the organization of its job, so that only other facts of jobs need the table of jobs. */
export function filterApplications({ reader, filter, isPartner, only }: ReportQuery): RawBuilder<unknown> {
  const { job, organisation, place, team, source, partner } = filter;
  const isOfSomeJobs = place !== undefined || team !== undefined || reader.scope === 'assigned';
  return sql`
    ${isOfSomeJobs ? sql`and a.job_id in (select id from base_jobs)` : sql``}
    ${job === undefined ? sql`` : sql`and a.job_id = ${job}`}
    ${only ? sql`and ${sql.ref(only.by === 'job' ? 'a.job_id' : 'a.user_id')} = any(${only.ids}::bigint[])` : sql``}
    ${organisation === undefined ? sql`` : sql`and a.organisation_id = ${organisation}`}
    ${isPartner ? sql`and a.partner_id is not null` : sql``}
    ${source === undefined ? sql`` : sql`and a.source = ${source}`}
    ${partner === undefined ? sql`` : sql`and a.partner_id = ${partner}`}`;
}

/** The place of a job (`j`): `Atlanta, GA`. */
export const jobPlace = sql<string>`concat_ws(', ', nullif(j.city, ''), nullif(j.region, ''))`;
