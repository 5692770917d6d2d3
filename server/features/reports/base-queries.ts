import { type RawBuilder, sql } from 'kysely';
import { defaultReplyDays } from '#domain/features/applications/next-step.ts';
import { visibleApplications } from '#server/db/visibility.ts';
import { type ReportQuery, startOf } from './report-query.ts';

/** The applications and jobs that a report may count, and the moments of a snapshot: the end of the period and its start. */
export function buildBase(query: ReportQuery): RawBuilder<unknown> {
  const { period, timeZone, now, isAggregate } = query;
  const end = isAggregate
    ? sql`${now}::timestamptz`
    : sql`least(((${period.to}::date + 1)::timestamp at time zone ${timeZone}::text), ${now}::timestamptz)`;
  // Two moments would show who moved in between.
  const start = isAggregate ? sql`` : sql`union all select ${startOf(period.from, timeZone)}`;
  return sql`
    moments as (select ${end} as moment ${start}),
    base_jobs as (
      select j.tenant_id, j.id, j.title, j.company, j.published_at, j.openings, j.status, j.effective_skill_ids,
        coalesce((j.stage_plan -> 0 ->> 'within_days')::int, ${defaultReplyDays}::int) as promised_days
      from jobs j where ${isVisibleJob(query)} ${filterJobs(query)}
    ),
    base as (
      select a.*, j.title, j.published_at, j.promised_days
      -- The view leaves out applications that await consent.
      from (select r.*, false as awaits_consent from report_applications r where r.tenant_id = ${query.reader.tenantId}) a
      join base_jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
      where ${visibleApplications(query.reader)} ${filterApplications(query)}
    )`;
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
