import { type RawBuilder, sql } from 'kysely';
import { getDay, moveDay, type Period } from '#domain/features/reports/period.ts';
import { dayOf, formatMonth, startOf } from '#server/features/reports/calendar.ts';
import { filterApplications, isNarrow } from '#server/features/reports/conditions.ts';
import {
  type Cells,
  countEqual,
  findPeriod,
  isInPeriod,
  isNeeded,
  measureEach,
  type ReportQuery,
  type SumCells,
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
  ${measureEach({
    applications: sql`1`,
    interviews: sql`case when ${reachedInterview} then 1 end`,
    offers: sql`case when ${reachedOffer} then 1 end`,
    hires: sql`case when ${reachedHire} then 1 end`,
    hire_share: sql`case when ${reachedHire} then 1 else 0 end`,
  })}`;

/** Each application of the period in every stage that it reached. */
export const historicPipelineCells: SumCells = () => sql`
  select a.applied_at as at, s.stage as row_key, s.stage as chart_key, s.stage as category,
    a.id as application_id, a.job_id, a.user_id, a.weight, c.measure, c.value
  from base a
  cross join lateral (select case when ${reachedHire} then 5 when ${reachedOffer} then 4 when ${reachedInterview} then 3
    when ${reachedScreening} then 2 else 1 end as furthest) f
  join (values (1, 'applied'), (2, 'screening'), (3, 'interview'), (4, 'offer'), (5, 'hired')) s(position, stage)
    on s.position <= f.furthest
  ${measureEach({
    reached: sql`1`,
    passed_share: sql`case when s.position = 5 then null when f.furthest > s.position then 1 else 0 end`,
    left: sql`case when f.furthest = s.position and a.status in ('rejected', 'withdrawn', 'declined') then 1 end`,
    applications: sql`case when s.position = 1 then 1 end`,
    hires: sql`case when s.position = 5 then 1 end`,
    hire_share: sql`case when s.position = 1 then case when f.furthest = 5 then 1 else 0 end end`,
  })}`;

/** Replies due, offers answered, and jobs opened in the period. */
export const successMetricCells: Cells = (query) =>
  measurePromises(query, sql`(${promises(query)}) union all ${openings(query)}`);

/** The same without the openings, which belong to no application. */
export const promiseCells: SumCells = (query) => measurePromises(query, promises(query));

function measurePromises(query: Parameters<SumCells>[0], facts: RawBuilder<unknown>): RawBuilder<unknown> {
  const counted =
    query.grouping === 'none' ? facts : sql`select p.* from (${facts}) p where ${findPeriod(sql`p.at`)} is not null`;
  return sql`
    select f.at, f.job_id::text as row_key, ${formatMonth(sql`f.month`)} as chart_key, f.category, f.application_id,
      f.job_id, f.user_id, f.weight, c.measure, c.value
    from (${countEqual(query, counted, ['category', 'is_kept', 'openings'])}) f
    ${measureEach({
      reply_share: sql`case when f.category = 'reply' then f.is_kept end`,
      accept_share: sql`case when f.category = 'answer' then f.is_kept end`,
      opening_hires: sql`case when f.category = 'hire_of_opening' then 1 end`,
      openings: sql`f.openings`,
    })}`;
}

/** Whether the reply to an application (`a`) counts: it was late only if the person still waited. */
const isReplyCounted = sql`(a.replied_at is not null or coalesce(a.withdrawn_at > a.due_at, true))`;
const isReplyKept = sql`case when a.replied_at <= a.due_at then 1 else 0 end`;

/** One after the other: joined to each row they take three times as long. */
const promises: SumCells = () => sql`
  with promised as materialized (
    select a.id as application_id, a.job_id, a.user_id, a.weight, case when ${isReplyCounted} then a.due_at end as reply_at,
      ${isReplyKept} as is_reply_kept, coalesce(a.hired_at, a.declined_at) as answered_at,
      case when a.hired_at is not null then 1 else 0 end as is_hired, a.published_at
    from base a
  )
  select reply_at as at, 'reply' as category, application_id, job_id, user_id, weight, is_reply_kept as is_kept,
    null::int as openings
  from promised where reply_at is not null
  union all
  select answered_at, 'answer', application_id, job_id, user_id, weight, is_hired, null
  from promised where answered_at is not null
  union all
  select published_at, 'hire_of_opening', application_id, job_id, user_id, weight, null, null
  from promised where is_hired = 1 and published_at is not null`;

const openings: Cells = () => sql`
  select j.published_at, 'opening', null::bigint, j.id, null::bigint, 1, null::int, j.openings from base_jobs j`;

/** The jobs of the success metric, with 1 for each reply that was due in the period. */
export const successMetricJobs: Cells = (query) => {
  const isReply = sql`${isWanted(query, sql`a.due_at`)} and ${isReplyCounted}`;
  const isAnswer = isWanted(query, sql`coalesce(a.hired_at, a.declined_at)`);
  const ofApplications = isNarrow(query)
    ? sql`select a.job_id as id, case when ${isReply} then 1 else 0 end as count from base a where (${isReply}) or ${isAnswer}`
    : sql`select a.job_id as id, 1 as count from base a where ${isReply}
        union all select a.job_id, 0 from base a where ${isAnswer}`;
  return sql`
    ${ofApplications}
    union all
    select j.id, 0 from base_jobs j where ${isInPeriod(sql`j.published_at`)} and j.openings is not null`;
};

/** In the period. Those of narrow reports are read from their index, others from that of the moment. */
function isWanted(query: ReportQuery, moment: RawBuilder<unknown>): RawBuilder<boolean> {
  return isInPeriod(isNarrow(query) ? withoutIndex(moment) : moment);
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
  from (${countEqual(query, hires(query), ['applied', 'opened'])}) h
  ${measureEach({ hires: sql`1`, applied_to_hired: sql`h.applied`, open_median: sql`h.opened` })}`;

const hires: SumCells = (query) => sql`
  with hired as materialized (
    select a.id, a.job_id, a.user_id, a.weight, a.hired_at, a.published_at, ${dayOf(sql`a.applied_at`, query)} as applied_on,
      ${dayOf(sql`a.hired_at`, query)} as hired_on, ${dayOf(sql`a.published_at`, query)} as published_on
    from base a where a.hired_at is not null and ${isNeeded(sql`a.hired_at`, query)}
  )
  select hired_at as at, id as application_id, job_id, user_id, weight,
    (hired_on - applied_on)::float8 as applied,
    case when hired_at >= published_at then (hired_on - published_on)::float8 end as opened
  from hired`;
