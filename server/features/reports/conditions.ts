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
  const mine = sql<boolean>`j.tenant_id = ${reader.tenantId}`;
  if (reader.scope === 'tenant' || reader.scope === 'sponsored') return mine;
  if (reader.scope === 'organisation') return sql`${mine} and j.organisation_id = ${reader.actor.organisationId}`;
  return sql`${mine} and exists (select from job_team r
    where r.tenant_id = j.tenant_id and r.job_id = j.id and r.user_id = ${reader.actor.userId})`;
}

export function filterJobs({ filter, only }: ReportQuery): RawBuilder<unknown> {
  const { job, organisation, place, team } = filter;
  return sql`
    ${only?.by === 'job' ? sql`and j.id = any(${only.ids}::bigint[])` : sql``}
    ${job === undefined ? sql`` : sql`and j.id = ${job}`}
    ${organisation === undefined ? sql`` : sql`and j.organisation_id = ${organisation}`}
    ${place === undefined ? sql`` : sql`and ${isInPlace(place)}`}
    ${
      team === undefined
        ? sql``
        : sql`and exists (select from job_team m where m.tenant_id = j.tenant_id and m.job_id = j.id and m.user_id = ${team})`
    }`;
}

/** Filters the applications (`a`). The index of the jobs of an organization finds those of some jobs. */
export function filterApplications(query: ReportQuery): RawBuilder<unknown> {
  return sql`
    ${isOfSomeJobs(query) ? sql`and (a.organisation_id, a.job_id) in (select organisation_id, id from base_jobs)` : sql``}
    ${filterOfJobs(query)}`;
}

/** Filters the applications (`a`) of jobs that are filtered already. */
export function filterOfJobs({ filter, isPartner, only }: ReportQuery): RawBuilder<unknown> {
  const { organisation, source, partner } = filter;
  return sql`
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

/** Whether the applications are those of some jobs, an organization, or a partner, and are read from their index. */
export function isNarrow({ reader, filter }: ReportQuery): boolean {
  const { source: _source, ...narrow } = filter;
  return reader.scope !== 'tenant' || Object.values(narrow).some((value) => value !== undefined);
}

/** Whether the job (`j`) is in a place, by index: one of the cities and regions that read as this text. */
function isInPlace(place: string): RawBuilder<boolean> {
  const parts = place.split(', ');
  const splits = parts.slice(1).map((_, at) => [parts.slice(0, at + 1).join(', '), parts.slice(at + 1).join(', ')]);
  const pairs = [[place, ''], ['', place], ...splits.filter((names) => names.every(Boolean))];
  return sql<boolean>`(j.city, j.region) in (${sql.join(pairs.map(([city, region]) => sql`(${city}, ${region})`))})`;
}

/** The place of a job (`j`): `Atlanta, GA`. */
export const jobPlace = sql<string>`concat_ws(', ', nullif(j.city, ''), nullif(j.region, ''))`;

/** The jobs that were active, by moment of a snapshot. */
export function selectActiveJobs(query: ReportQuery): RawBuilder<unknown> {
  const { reader, filter } = query;
  const active = sql`select s.* from report_active_jobs s where s.tenant_id = ${reader.tenantId}`;
  const isOfOrganisation = reader.scope === 'organisation' || filter.organisation !== undefined;
  const found = isOfSomeJobs(query)
    ? sql`base_jobs j cross join lateral (${active} and s.job_id = j.id offset 0) s`
    : sql`(${active} ${isOfOrganisation ? sql`and s.job_id in (select id from base_jobs)` : sql``}) s`;
  return sql`
    select n.moment, s.job_id from ${found} join moments n on s.starts_at < n.moment and s.ends_at >= n.moment`;
}

/** Whether the job of a wait (`m`) was active at its moment; "is true" keeps it a hashed subquery: the planner expects few rows. */
export const isOfActiveJob = sql<boolean>`((m.moment, m.job_id) in (select moment, job_id from active_jobs)) is true`;
