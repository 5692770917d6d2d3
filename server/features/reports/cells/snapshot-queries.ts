import { type RawBuilder, sql } from 'kysely';
import { stalledDays } from '#domain/features/reports/definitions.ts';
import { type Cells, daysBetween } from '#server/features/reports/report-query.ts';

/**
 * The status of an application (`a`) at a moment (`m`). One on hold counts where it was before; its wait continues, since its
 * last move that isn't a hold or the return from one.
 */
const stateAt: RawBuilder<unknown> = sql`
  cross join lateral (
    select case when v.to_status = 'on-hold' then v.from_status else v.to_status end as status
    from application_events v where v.tenant_id = a.tenant_id and v.application_id = a.id and v.at < m.moment
    order by v.at desc, v.id desc limit 1
  ) state
  cross join lateral (
    select max(v.at) as since from application_events v
    where v.tenant_id = a.tenant_id and v.application_id = a.id and v.at < m.moment
      and v.to_status <> 'on-hold' and v.from_status is distinct from 'on-hold'
  ) waited`;

const isInProcess = sql`state.status in ('sourced', 'applied', 'screening', 'interview', 'offer', 'offered')`;
/** Right before the moment, so that it lies in the period that ends there. */
const justBefore = sql`m.moment - interval '1 microsecond'`;
const wait = daysBetween(sql`waited.since`, sql`m.moment`);

/** Applications in process by job and stage; jobs that weren't active at the moment are left out. */
export const currentPipelineCells: Cells = () => sql`
  select ${justBefore} as at, a.job_id::text as row_key, a.title as row_label, stage.key as chart_key,
    stage.key as category, a.id as application_id, a.job_id, a.user_id, c.measure, c.value
  from base a cross join moments m ${stateAt}
  cross join lateral (select case when state.status = 'offered' then 'offer' else state.status end as key) stage
  cross join lateral (values
    ('people', 1::float8), ('in_' || stage.key, 1), ('mean_wait', ${wait}), ('longest_wait', ${wait})) c(measure, value)
  where ${isInProcess} and (
    select v.to_status from job_events v where v.tenant_id = a.tenant_id and v.job_id = a.job_id and v.at < m.moment
    order by v.at desc, v.id desc limit 1) = 'active'`;

/** Applications in process by status. */
export const currentApplicationCells: Cells = () => sql`
  select ${justBefore} as at, state.status as row_key, null::text as row_label, state.status as chart_key,
    state.status as category, a.id as application_id, a.job_id, a.user_id, c.measure, c.value
  from base a cross join moments m ${stateAt}
  cross join lateral (values
    ('in_progress', 1::float8), ('stalled', case when ${wait} > ${sql.lit(stalledDays)} then ${wait} end),
    ('mean_wait', ${wait}), ('longest_wait', ${wait})) c(measure, value)
  where ${isInProcess}`;

/** People supported by the partner who have at least half of the required skills of an open job. */
export const openJobsCells: Cells = ({ reader }) => sql`
  select ${justBefore} as at, j.id::text as row_key, j.title as row_label, j.id::text as chart_key, 'matching' as category,
    null::bigint as application_id, j.id as job_id, p.user_id, 'matching' as measure,
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
