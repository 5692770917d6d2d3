import { sql } from 'kysely';
import { type Cells, countEqual, daysBetween, formatMonthOf } from '#server/features/reports/report-query.ts';

/** Whether an application (`a`) got at least this far, also if it skipped a stage. */
const reachedHire = sql`a.hired_at is not null`;
const reachedOffer = sql`(a.offer_at is not null or ${reachedHire})`;
const reachedInterview = sql`(a.interview_at is not null or ${reachedOffer})`;
const reachedScreening = sql`(a.screening_at is not null or ${reachedInterview})`;

/** Applications of the period by their one source; those through a partner by the partner. */
export const applicationSourceCells: Cells = () => sql`
  select a.applied_at as at,
    case when a.source = 'partner' and o.id is not null then 'partner-' || o.id else a.source end as row_key,
    case when a.source = 'partner' then o.name end as row_label,
    a.source as chart_key, a.source as category, a.id as application_id, a.job_id, a.user_id, a.weight, c.measure, c.value
  from base a
  left join organisations o on o.tenant_id = a.tenant_id and o.id = a.partner_id
  cross join lateral (values
    ('applications', 1::float8), ('interviews', case when ${reachedInterview} then 1 end),
    ('offers', case when ${reachedOffer} then 1 end), ('hires', case when ${reachedHire} then 1 end),
    ('hire_share', case when ${reachedHire} then 1 else 0 end)) c(measure, value)`;

/** Each application of the period in every stage that it reached. */
export const historicPipelineCells: Cells = () => sql`
  select a.applied_at as at, s.stage as row_key, null::text as row_label, s.stage as chart_key, s.stage as category,
    a.id as application_id, a.job_id, a.user_id, a.weight, c.measure, c.value
  from base a
  cross join lateral (select case when ${reachedHire} then 5 when ${reachedOffer} then 4 when ${reachedInterview} then 3
    when ${reachedScreening} then 2 else 1 end as furthest) f
  join (values (1, 'applied'), (2, 'screening'), (3, 'interview'), (4, 'offer'), (5, 'hired')) s(position, stage)
    on s.position <= f.furthest
  cross join lateral (values
    ('reached', 1::float8),
    ('passed_share', case when s.position = 5 then null when f.furthest > s.position then 1 else 0 end),
    ('left', case when f.furthest = s.position and a.status in ('rejected', 'withdrawn', 'declined') then 1 end),
    ('applications', case when s.position = 1 then 1 end),
    ('hires', case when s.position = 5 then 1 end),
    ('hire_share', case when s.position = 1 then case when f.furthest = 5 then 1 else 0 end end)) c(measure, value)`;

/** The days of each step that ended in the period. A stage that was skipped has no step. */
export const hiringVelocityCells: Cells = (query) => sql`
  select s.at, s.step as row_key, null::text as row_label, s.month as chart_key, s.step as category, s.application_id,
    s.job_id, s.user_id, s.weight, c.measure, c.value
  from (${countEqual(query, steps(query), ['month', 'step', 'days', 'from_application', 'to_hire'])}) s
  cross join lateral (values
    ('steps', 1::float8), ('step_mean', s.days), ('step_median', s.days), ('from_application', s.from_application),
    ('applied_to_hired', s.to_hire)) c(measure, value)`;

const steps: Cells = (query) => sql`
  select s.ended as at, s.step, ${formatMonthOf(sql`s.ended`, query)} as month, a.id as application_id, a.job_id,
    a.user_id, a.weight, ${daysBetween(sql`s.started`, sql`s.ended`, query)} as days,
    ${daysBetween(sql`a.applied_at`, sql`s.ended`, query)} as from_application,
    case when s.step = 'offer_decision' and a.hired_at is not null
      then ${daysBetween(sql`a.applied_at`, sql`a.hired_at`, query)} end as to_hire
  from base a
  cross join lateral (values
    ('applied_screening', a.applied_at, a.screening_at), ('screening_interview', a.screening_at, a.interview_at),
    ('interview_offer', a.interview_at, a.offer_at), ('offer_decision', a.offer_at, coalesce(a.hired_at, a.declined_at))
  ) s(step, started, ended)
  where s.ended >= s.started`;

/** Replies due, offers answered, and jobs opened in the period. */
export const successMetricCells: Cells = (query) => sql`
  select f.at, f.job_id::text as row_key, f.title as row_label, f.month as chart_key, f.category, f.application_id,
    f.job_id, f.user_id, f.weight, c.measure, c.value
  from (${countEqual(query, promises(query), ['month', 'category', 'job_id', 'title', 'is_kept', 'openings'])}) f
  cross join lateral (values
    ('replies_due', case when f.category = 'reply' then 1::float8 end),
    ('reply_share', case when f.category = 'reply' then f.is_kept end),
    ('answered', case when f.category = 'answer' then 1 end),
    ('accept_share', case when f.category = 'answer' then f.is_kept end),
    ('opening_hires', case when f.category = 'hire_of_opening' then 1 end),
    ('openings', f.openings)) c(measure, value)`;

const promises: Cells = (query) => sql`
  select p.*, ${formatMonthOf(sql`p.at`, query)} as month, 1 as weight
  from (
    select d.due as at, 'reply' as category, a.id as application_id, a.job_id, a.user_id, a.title,
      case when a.replied_at <= d.due then 1 else 0 end as is_kept, null::int as openings
    from base a
    cross join lateral (select a.applied_at + make_interval(days => a.promised_days) as due) d
    where d.due <= ${query.now}::timestamptz and (a.replied_at is not null or coalesce(a.withdrawn_at > d.due, true))
    union all
    select coalesce(a.hired_at, a.declined_at), 'answer', a.id, a.job_id, a.user_id, a.title,
      case when a.hired_at is not null then 1 else 0 end, null
    from base a where a.hired_at is not null or a.declined_at is not null
    union all
    select j.published_at, 'hire_of_opening', a.id, a.job_id, a.user_id, a.title, null, null
    from base a join base_jobs j on j.id = a.job_id where a.hired_at is not null
    union all
    select j.published_at, 'opening', null, j.id, null, j.title, null, j.openings from base_jobs j
  ) p`;

/** Hires of the period by month. */
export const timeToHireCells: Cells = (query) => sql`
  select h.at, h.month as row_key, null::text as row_label, h.month as chart_key, 'hired' as category,
    h.application_id, h.job_id, h.user_id, h.weight, c.measure, c.value
  from (${countEqual(query, hires(query), ['month', 'applied', 'opened'])}) h
  cross join lateral (values
    ('hires', 1::float8), ('applied_to_hired', h.applied), ('hire_p90', h.applied), ('longest_hire', h.applied),
    ('open_median', h.opened), ('open_p90', h.opened)) c(measure, value)`;

const hires: Cells = (query) => sql`
  select a.hired_at as at, ${formatMonthOf(sql`a.hired_at`, query)} as month, a.id as application_id, a.job_id, a.user_id,
    a.weight, ${daysBetween(sql`a.applied_at`, sql`a.hired_at`, query)} as applied,
    case when a.hired_at >= a.published_at then ${daysBetween(sql`a.published_at`, sql`a.hired_at`, query)} end as opened
  from base a where a.hired_at is not null`;
