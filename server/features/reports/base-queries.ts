import { type RawBuilder, sql } from 'kysely';
import { defaultReplyDays } from '#domain/features/applications/next-step.ts';
import { visibleApplications } from '#server/db/visibility.ts';
import { buildBounds, daysBetween, findPeriod, type ReportQuery, startOf } from './report-query.ts';

/**
 * The applications and jobs that a report may count, and for a snapshot its moments, the end of the period and its start, with
 * the applications that were in process then (`waits`).
 */
export function buildBase(query: ReportQuery): RawBuilder<unknown> {
  const moments = listMoments(query);
  return sql`${buildBounds(query)},
    moments as (${sql.join(
      moments.map((moment) => sql`select ${moment} as moment`),
      sql` union all `,
    )}),
    base_jobs as (
      select j.tenant_id, j.id, j.title, j.company, j.published_at, j.openings, j.status, j.effective_skill_ids,
        coalesce((j.stage_plan -> 0 ->> 'within_days')::int, ${defaultReplyDays}::int) as promised_days
      from jobs j where ${isVisibleJob(query)} ${filterJobs(query)}
    ),
    every_base as (
      select a.*, 1 as weight, j.title, j.published_at, j.promised_days
      from (${reportRows(query, sql.table('report_applications'))}) a
      ${joinJobs(query)}
      where ${isVisibleApplication(query)} ${filterApplications(query)}
    ),
    base as (${query.grouping === 'all' ? groupBase() : sql`select * from every_base`}),
    every_wait as (${sql.join(
      moments.map((moment) => selectWaits(query, moment)),
      sql` union all `,
    )}),
    waits as (${query.grouping === 'job' || query.grouping === 'all' ? groupWaits(query.grouping) : sql`select * from every_wait`})`;
}

function listMoments({ period, timeZone, now, isAggregate }: ReportQuery): RawBuilder<unknown>[] {
  // Two moments would show who moved in between.
  if (isAggregate) return [sql`${now}::timestamptz`];
  const end = sql`least(((${period.to}::date + 1)::timestamp at time zone ${timeZone}::text), ${now}::timestamptz)`;
  return [end, startOf(period.from, timeZone)];
}

/** The applications in process at a moment, which is a constant here so that an index finds them. */
function selectWaits(query: ReportQuery, moment: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select a.*, 1 as weight, ${daysBetween(sql`a.since`, moment, query)} as days, j.title, ${moment} as moment
    from (${reportRows(query, sql.table('report_waits'))}) a
    ${joinJobs(query)}
    where a.starts_at < ${moment} and a.ends_at >= ${moment}
      and ${isVisibleApplication(query)} ${filterApplications(query)}`;
}

/** Applications that count the same, as one: of one period, with the same stages and source. */
function groupBase(): RawBuilder<unknown> {
  return sql`
    select tenant_id, source, partner_id, status, min(applied_at) as applied_at, min(screening_at) as screening_at,
      min(interview_at) as interview_at, min(offer_at) as offer_at, min(hired_at) as hired_at,
      null::bigint as id, null::bigint as job_id, null::bigint as user_id, count(*)::int as weight
    from every_base
    group by tenant_id, source, partner_id, status, ${findPeriod(sql`applied_at`)}, screening_at is null,
      interview_at is null, offer_at is null, hired_at is null`;
}

/** Waits at a moment in the same status, of as many days, and of the same job, as one. */
function groupWaits(grouping: 'job' | 'all'): RawBuilder<unknown> {
  const [job, byJob] =
    grouping === 'job'
      ? [sql`job_id, title`, sql`, job_id, title`]
      : [sql`null::bigint as job_id, null::text as title`, sql``];
  return sql`
    select moment, ${job}, status, days, null::bigint as application_id, null::bigint as user_id, count(*)::int as weight
    from every_wait
    group by moment, status, days ${byJob}`;
}

/** Reports over all jobs of a tenant that don't show them leave them out, because the table of jobs is wide. */
function joinJobs({ reader, filter, grouping }: ReportQuery): RawBuilder<unknown> {
  const { job, organisation, place, team } = filter;
  const isOfAllJobs = [job, organisation, place, team].every((each) => each === undefined);
  if (grouping === 'all' && isOfAllJobs && (reader.scope === 'tenant' || reader.scope === 'sponsored')) {
    return sql`cross join (select null as title, null as published_at, null as promised_days) j`;
  }
  return sql`join base_jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id`;
}

/** The tables leave out drafts and applications that await consent. */
function reportRows({ reader }: ReportQuery, table: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select r.*, false as awaits_consent from ${table} r where r.tenant_id = ${reader.tenantId}`;
}

function isVisibleApplication({ reader }: ReportQuery): RawBuilder<boolean> {
  if (reader.scope !== 'sponsored') return visibleApplications(reader);
  return sql`a.tenant_id = ${reader.tenantId} and a.partner_id = ${reader.actor.organisationId}`;
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

function filterJobs({ filter }: ReportQuery): RawBuilder<unknown> {
  const { job, organisation, place, team } = filter;
  return sql`
    ${job === undefined ? sql`` : sql`and j.id = ${job}`}
    ${organisation === undefined ? sql`` : sql`and j.organisation_id = ${organisation}`}
    ${place === undefined ? sql`` : sql`and ${jobPlace} = ${place}`}
    ${
      team === undefined
        ? sql``
        : sql`and exists (select from job_team m where m.tenant_id = j.tenant_id and m.job_id = j.id and m.user_id = ${team})`
    }`;
}

function filterApplications({ filter, isPartner }: ReportQuery): RawBuilder<unknown> {
  const { source, partner } = filter;
  return sql`
    ${isPartner ? sql`and a.partner_id is not null` : sql``}
    ${source === undefined ? sql`` : sql`and a.source = ${source}`}
    ${partner === undefined ? sql`` : sql`and a.partner_id = ${partner}`}`;
}

/** The place of a job (`j`): `Atlanta, GA`. */
export const jobPlace = sql<string>`concat_ws(', ', nullif(j.city, ''), nullif(j.region, ''))`;
