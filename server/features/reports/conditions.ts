import { type RawBuilder, sql } from 'kysely';
import { visibleApplications } from '#server/db/visibility.ts';
import type { ReportQuery } from './report-query.ts';

/** The tables contain no drafts, and not every index has the status: asking for it would read each row. */
export function isVisibleApplication({ reader }: Pick<ReportQuery, 'reader'>): RawBuilder<boolean> {
  const isOfTenant = sql<boolean>`a.tenant_id = ${reader.tenantId}`;
  if (reader.scope === 'tenant') return isOfTenant;
  if (reader.scope === 'sponsored') return sql`${isOfTenant} and a.partner_id = ${reader.actor.organisationId}`;
  return visibleApplications(reader);
}

/** The jobs whose own numbers the reader sees. The jobs of partners are those that their job seekers applied to, or open. */
export function isVisibleJob({ reader }: ReportQuery): RawBuilder<boolean> {
  const { tenantId, actor, scope } = reader;
  const mine = sql`j.tenant_id = ${tenantId}`;
  if (scope === 'tenant' || scope === 'sponsored') return sql`${mine}`;
  if (scope === 'organisation') return sql`${mine} and j.organisation_id = ${actor.organisationId}`;
  return sql`${mine} and exists (select from job_team r
    where r.tenant_id = j.tenant_id and r.job_id = j.id and r.user_id = ${actor.userId})`;
}

export function filterJobs({ filter, only }: ReportQuery): RawBuilder<unknown> {
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

/** Filters the applications (`a`). The index of the jobs of an organization finds those of some jobs. */
export function filterApplications(query: ReportQuery): RawBuilder<unknown> {
  const { filter, isPartner, only } = query;
  const { organisation, source, partner } = filter;
  return sql`
    ${isOfSomeJobs(query) ? sql`and (a.organisation_id, a.job_id) in (select organisation_id, id from base_jobs)` : sql``}
    ${only?.by === 'person' ? sql`and a.user_id = any(${only.ids}::bigint[])` : sql``}
    ${organisation === undefined ? sql`` : sql`and a.organisation_id = ${organisation}`}
    ${isPartner ? sql`and a.partner_id is not null` : sql``}
    ${source === undefined ? sql`` : sql`and a.source = ${source}`}
    ${partner === undefined ? sql`` : sql`and a.partner_id = ${partner}`}`;
}

/** Whether only the applications to certain jobs count. */
export function isOfSomeJobs({ reader, filter, only }: ReportQuery): boolean {
  const { job, place, team } = filter;
  return [job, place, team].some((each) => each !== undefined) || only?.by === 'job' || reader.scope === 'assigned';
}

/** The place of a job (`j`): `Atlanta, GA`. */
export const jobPlace = sql<string>`concat_ws(', ', nullif(j.city, ''), nullif(j.region, ''))`;

/** Whether the job of a wait (`m`) was active at its moment; "is true" keeps it a hashed subquery: the planner expects few rows. */
export function isOfActiveJob({ reader, only }: ReportQuery): RawBuilder<boolean> {
  return sql<boolean>`((m.moment, m.job_id) in (
    select n.moment, s.job_id from moments n
    join report_active_jobs s on s.starts_at < n.moment and s.ends_at >= n.moment
    where s.tenant_id = ${reader.tenantId}
      ${only?.by === 'job' ? sql`and s.job_id = any(${only.ids}::bigint[])` : sql``})) is true`;
}
