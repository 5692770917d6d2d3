import { type RawBuilder, sql } from 'kysely';
import { getDay, moveDay, type Period } from '#domain/features/reports/period.ts';
import { filterApplications } from '#server/features/reports/conditions.ts';
import {
  type Cells,
  countEqual,
  formatMonth,
  isInPeriod,
  isNeeded,
  monthOf,
  monthOfDay,
  type ReportQuery,
  type SumCells,
  selectDays,
  startOf,
  withoutIndex,
} from '#server/features/reports/report-query.ts';

/** Whether an application (`a`) got at least this far, also if it skipped a stage. */
const reachedHire = sql`a.hired_at is not null`;
const reachedOffer = sql`(a.offer_at is not null or ${reachedHire})`;
const reachedInterview = sql`(a.interview_at is not null or ${reachedOffer})`;
const reachedScreening = sql`(a.screening_at is not null or ${reachedInterview})`;

/** Applications of the period by their one source; those through a partner by the partner. */
export const applicationSourceCells: SumCells = () => sql`
  select a.applied_at as at,
    case when a.source = 'partner' and o.id is not null then 'partner-' || o.id else a.source end as row_key,
    a.source as chart_key, a.source as category, a.id as application_id, a.job_id, a.user_id, a.weight, c.measure, c.value
  from base a
  left join organisations o on o.tenant_id = a.tenant_id and o.id = a.partner_id
  cross join lateral (values
    ('applications', 1::float8), ('interviews', case when ${reachedInterview} then 1 end),
    ('offers', case when ${reachedOffer} then 1 end), ('hires', case when ${reachedHire} then 1 end),
    ('hire_share', case when ${reachedHire} then 1 else 0 end)) c(measure, value)`;

/** Each application of the period in every stage that it reached. */
export const historicPipelineCells: SumCells = () => sql`
  select a.applied_at as at, s.stage as row_key, s.stage as chart_key, s.stage as category,
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
export const hiringVelocityCells: SumCells = (query) => sql`
  select s.at, s.step as row_key, ${formatMonth(sql`s.month`)} as chart_key, s.step as category, s.application_id,
    s.job_id, s.user_id, s.weight, c.measure, c.value
  from (${countEqual(query, steps(query), ['month', 'step', 'days', 'from_application', 'to_hire'])}) s
  cross join lateral (values
    ('step_median', s.days), ('from_application', s.from_application), ('applied_to_hired', s.to_hire)) c(measure, value)`;

const steps: SumCells = (query) => sql`
  select s.ended as at, s.step, ${monthOfDay(sql`d.ended_on`)} as month, a.id as application_id, a.job_id, a.user_id, a.weight,
    (d.ended_on - d.started_on)::float8 as days, (d.ended_on - d.applied_on)::float8 as from_application,
    case when s.step = 'offer_decision' and a.hired_at is not null then (d.ended_on - d.applied_on)::float8 end as to_hire
  from base a
  cross join lateral (values
    ('applied_screening', a.applied_at, a.screening_at), ('screening_interview', a.screening_at, a.interview_at),
    ('interview_offer', a.interview_at, a.offer_at), ('offer_decision', a.offer_at, coalesce(a.hired_at, a.declined_at))
  ) s(step, started, ended)
  cross join lateral ${selectDays({ started_on: sql`s.started`, ended_on: sql`s.ended`, applied_on: sql`a.applied_at` }, query)} d
  where s.ended >= s.started and ${isNeeded(sql`s.ended`, query)}`;

/** Replies due, offers answered, and jobs opened in the period. */
export const successMetricCells: Cells = (query) =>
  measurePromises(query, sql`${promises(query)} union all ${openings(query)}`);

/** The same without the openings, which belong to no application. */
export const promiseCells: SumCells = (query) => measurePromises(query, promises(query));

function measurePromises(query: Parameters<SumCells>[0], facts: RawBuilder<unknown>): RawBuilder<unknown> {
  const byMonth = sql`select p.*, ${monthOf(sql`p.at`, query)} as month from (${facts}) p`;
  return sql`
    select f.at, f.job_id::text as row_key, ${formatMonth(sql`f.month`)} as chart_key, f.category, f.application_id,
      f.job_id, f.user_id, f.weight, c.measure, c.value
    from (${countEqual(query, byMonth, ['month', 'category', 'is_kept', 'openings'])}) f
    cross join lateral (values
      ('reply_share', case when f.category = 'reply' then f.is_kept::float8 end),
      ('accept_share', case when f.category = 'answer' then f.is_kept end),
      ('opening_hires', case when f.category = 'hire_of_opening' then 1 end),
      ('openings', f.openings)) c(measure, value)`;
}

/** Whether the reply to an application (`a`) counts: it was late only if the person still waited. */
const isReplyCounted = sql`(a.replied_at is not null or coalesce(a.withdrawn_at > a.due_at, true))`;
const isReplyKept = sql`case when a.replied_at <= a.due_at then 1 else 0 end`;

const promises: SumCells = () => sql`
  select f.at, f.category, a.id as application_id, a.job_id, a.user_id, a.weight, f.is_kept, null::int as openings
  from base a
  cross join lateral (values
    ('reply', case when ${isReplyCounted} then a.due_at end, ${isReplyKept}),
    ('answer', coalesce(a.hired_at, a.declined_at), case when a.hired_at is not null then 1 else 0 end),
    ('hire_of_opening', case when a.hired_at is not null then a.published_at end, null)
  ) f(category, at, is_kept)
  where f.at is not null`;

const openings: Cells = () => sql`
  select j.published_at, 'opening', null::bigint, j.id, null::bigint, 1, null::int, j.openings from base_jobs j`;

/** The jobs of the success metric, with 1 for each reply that was due in the period. */
export const successMetricJobs: Cells = (query) => sql`
  select a.job_id as id, 1 as count from base a where ${isWanted(query, sql`a.due_at`)} and ${isReplyCounted}
  union all
  select a.job_id, 0 from base a where ${isWanted(query, sql`coalesce(a.hired_at, a.declined_at)`)}
  union all
  select j.id, 0 from base_jobs j where ${isInPeriod(sql`j.published_at`)} and j.openings is not null`;

/** In the period. Those of some jobs, an organization, or a partner are read from their index, others from that of the moment. */
function isWanted({ reader, filter }: ReportQuery, moment: RawBuilder<unknown>): RawBuilder<boolean> {
  const { source: _source, ...narrow } = filter;
  const isNarrow = reader.scope !== 'tenant' || Object.values(narrow).some((value) => value !== undefined);
  return isInPeriod(isNarrow ? withoutIndex(moment) : moment);
}

/** Replies that are due later today, which the sums of the day contain, with a weight of -1. */
export function selectNotDue(query: ReportQuery): RawBuilder<unknown> {
  const { reader, period, before, timeZone, now } = query;
  const today = getDay(now, timeZone);
  const isIn = ({ from, to }: Period) => from <= today && today <= to;
  const name = isIn(period) ? 'now' : isIn(before) ? 'before' : null;
  return sql`
    select ${name}::text, 'reply_share', null::text, ${today.slice(0, 7)}::text, ${isReplyKept}::float8, -1
    from report_applications a
    where ${name}::text is not null and a.tenant_id = ${reader.tenantId} and ${isReplyCounted}
      and a.due_at > ${now}::timestamptz and a.due_at < ${startOf(moveDay(today, 1), timeZone)}
      ${filterApplications(query)}`;
}

/** Hires of the period by month. */
export const timeToHireCells: SumCells = (query) => sql`
  select h.at, ${formatMonth(sql`h.month`)} as row_key, ${formatMonth(sql`h.month`)} as chart_key, 'hired' as category,
    h.application_id, h.job_id, h.user_id, h.weight, c.measure, c.value
  from (${countEqual(query, hires(query), ['month', 'applied', 'opened'])}) h
  cross join lateral (values
    ('hires', 1::float8), ('applied_to_hired', h.applied), ('open_median', h.opened)) c(measure, value)`;

const hires: SumCells = (query) => sql`
  select a.hired_at as at, ${monthOfDay(sql`d.hired_on`)} as month, a.id as application_id, a.job_id, a.user_id, a.weight,
    (d.hired_on - d.applied_on)::float8 as applied,
    case when a.hired_at >= a.published_at then (d.hired_on - d.published_on)::float8 end as opened
  from base a
  cross join lateral ${selectDays({ applied_on: sql`a.applied_at`, hired_on: sql`a.hired_at`, published_on: sql`a.published_at` }, query)} d
  where a.hired_at is not null and ${isNeeded(sql`a.hired_at`, query)}`;
