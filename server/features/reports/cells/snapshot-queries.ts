import { type RawBuilder, sql } from 'kysely';
import { maxReportRows, stalledDays } from '#domain/features/reports/definitions.ts';
import { isOfActiveJob } from '#server/features/reports/conditions.ts';
import { everyPartner } from '#server/features/reports/matches/count-matches.ts';
import { type Cells, findPeriod, measureEach, type ReportQuery } from '#server/features/reports/report-query.ts';

/** Right before the moment, so that it lies in the period that ends there. */
const justBefore: RawBuilder<unknown> = sql`m.moment - interval '1 microsecond'`;

/** Applications in process by job and stage; jobs that weren't active at the moment are left out. */
export const currentPipelineCells: Cells = (query) => sql`
  select ${justBefore} as at, m.job_id::text as row_key, stage.key as chart_key,
    stage.key as category, m.application_id, m.job_id, m.user_id, m.weight, c.measure, c.value
  from (${countWaits(query)}) m
  cross join lateral (select case when m.status = 'offered' then 'offer' else m.status end as key) stage
  cross join lateral (values
    ('people', 1::float8), ('in_' || stage.key, 1), ('mean_wait', m.days)) c(measure, value)`;

/** Applications in the same status for as many days, as one with a weight. Sums have those of active jobs only. */
function countWaits(query: ReportQuery): RawBuilder<unknown> {
  const { grouping, waitSums } = query;
  if (grouping === 'none') return sql`select * from waits m where ${isOfActiveJob}`;
  const [job, byJob] = grouping === 'job' ? [sql`m.job_id`, sql`, m.job_id`] : [sql`null::bigint as job_id`, sql``];
  return sql`
    select m.moment, m.status, m.days, ${job}, null::bigint as application_id, null::bigint as user_id,
      sum(m.weight)::int as weight
    from waits m ${waitSums ? sql`` : sql`where ${isOfActiveJob}`} group by m.moment, m.status, m.days ${byJob}`;
}

/** The jobs of the current pipeline, with the number of their applications at the end of the period. */
export const currentPipelineJobs: Cells = () => sql`
  select m.job_id as id, m.count from (
    select moment, job_id, count(*) as count from waits m where ${findPeriod(justBefore)} = 'now' group by moment, job_id
  ) m where ${isOfActiveJob}`;

/** Applications in process by status. */
export const currentApplicationCells: Cells = () => sql`
  select ${justBefore} as at, m.status as row_key, m.status as chart_key,
    m.status as category, m.application_id, m.job_id, m.user_id, m.weight, c.measure, c.value
  from waits m
  ${measureEach({
    in_progress: sql`1`,
    stalled: sql`case when m.days > ${sql.lit(stalledDays)} then m.days end`,
    mean_wait: sql`m.days`,
  })}`;

/** People supported by the partner who have at least half of the required skills of an open job. */
export const openJobsCells: Cells = ({ reader }) => sql`
  select ${justBefore} as at, j.id::text as row_key, j.id::text as chart_key, 'matching' as category,
    null::bigint as application_id, j.id as job_id, p.user_id, 1 as weight, 'matching' as measure,
    round(100.0 * known.count / cardinality(j.effective_skill_ids))::float8 as value
  from base_jobs j
  join seeker_profiles p on p.tenant_id = j.tenant_id and p.skill_ids && j.effective_skill_ids
  join users u on u.tenant_id = p.tenant_id and u.id = p.user_id and u.state = 'active'
  cross join lateral (select max(moment) as moment from moments) m
  cross join lateral (
    select count(*) as count from unnest(j.effective_skill_ids) skill where skill = any(p.skill_ids)) known
  where j.status = 'active' and 2 * known.count >= cardinality(j.effective_skill_ids)
    and ${
      reader.scope === 'tenant'
        ? sql`p.sponsor_organisation_id is not null`
        : sql`p.sponsor_organisation_id = ${reader.actor.organisationId}`
    }`;

/** How many people match each job, from the counts of a large tenant. */
const matchCounts: Cells = ({ reader, filter }) => sql`
  select c.job_id, c.count from report_matches c
  where c.tenant_id = ${reader.tenantId} and c.count > 0
    and c.partner_id = ${reader.scope === 'tenant' ? everyPartner : reader.actor.organisationId}
    ${Object.values(filter).some((each) => each !== undefined) ? sql`and c.job_id in (select id from base_jobs)` : sql``}`;

/**
 * The same from these counts, without single people: the jobs that the table shows, and all others together without a key, because
 * grouping tens of thousands of jobs takes longer than all the rest.
 */
export const countedOpenJobsCells: Cells = (query) => sql`
  select ${justBefore} as at, c.key as row_key, c.key as chart_key, 'matching' as category,
    null::bigint as application_id, c.job_id, null::bigint as user_id, c.count as weight, 'matching' as measure,
    1::float8 as value
  from (
    with counts as materialized (${matchCounts(query)}),
    shown_jobs as materialized (
      select job_id, count from counts order by count desc, job_id::text collate "C" limit ${maxReportRows})
    select job_id::text as key, job_id, count::bigint from shown_jobs
    union all
    select null, null, ((select sum(count) from counts) - sum(count))::bigint from shown_jobs
  ) c
  cross join lateral (select max(moment) as moment from moments) m
  where c.count > 0`;

/** The rows of the same report. */
export const countOpenJobs: Cells = (query) => sql`select count(*)::int from (${matchCounts(query)}) c`;
