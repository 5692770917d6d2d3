import { type RawBuilder, sql } from 'kysely';
import { outcomeQuestions } from '#domain/features/outcomes/form.ts';
import { yes } from '#domain/features/surveys/questions.ts';
import { daysBetween, formatMonth, formatMonthOf, weekOf } from '#server/features/reports/calendar.ts';
import { filterApplications, isNarrow, isVisibleApplication } from '#server/features/reports/conditions.ts';
import {
  type Cells,
  countEqual,
  isInEitherPeriod,
  isInPeriod,
  isNeeded,
  measureEach,
  type ReportQuery,
  type SumCells,
} from '#server/features/reports/report-query.ts';
import { buildWholeGroups } from '#server/features/reports/shown-queries.ts';

/** Every recorded move of the applications of the supported job seekers. */
export const journalCells: Cells = (query) => measureMoves(query, moves(query));

/** What moves (`base`) add to the sums. */
export const journalSums: SumCells = (query) =>
  measureMoves(query, sql`select b.*, b.id as application_id from base b`);

function measureMoves(query: Parameters<SumCells>[0], facts: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select e.at, e.user_id::text as row_key, ${formatMonth(sql`e.month`)} as chart_key, e.status as category,
      e.application_id, e.job_id, e.user_id, e.weight, c.measure, c.value
    from (${countEqual(query, facts, ['status', 'is_first'])}) e
    ${measureEach({
      entries: sql`1`,
      applications: sql`case when e.is_first and e.status = 'applied' then 1 end`,
      interviews: sql`case when e.is_first and e.status = 'interview' then 1 end`,
      offers: sql`case when e.is_first and e.status in ('offer', 'offered') then 1 end`,
      hires: sql`case when e.is_first and e.status = 'hired' then 1 end`,
    })}`;
}

const moves: Cells = (query) => {
  const [table, weight] =
    query.rows === 'changes' ? [sql`report_move_changes`, sql`r.weight`] : [sql`report_moves`, sql`1 as weight`];
  return sql`
    select a.at, a.status, a.is_first, a.application_id, a.job_id, a.user_id, a.weight
    from (select r.tenant_id, r.at, r.status, r.is_first, r.application_id, r.job_id, r.user_id, r.organisation_id, r.source,
      r.partner_id, ${weight} from ${table} r where r.tenant_id = ${query.reader.tenantId}) a
    where ${isVisibleApplication(query)} ${filterApplications(query)} and ${isNeeded(sql`a.at`, query)}`;
};

/** The people of the journal, with 1 for each entry of the period. */
export const journalPeople: Cells = (query) => sql`
  select m.user_id as id, 1 as count from (${moves(query)}) m where ${isInPeriod(sql`m.at`)}`;

/** Applications of the supported job seekers, and the saves and views of those jobs by anyone, without persons. */
export const jobActivityCells: Cells = (query) =>
  measureActivity(query, sql`${sent(moves(query))} union all ${visits(query)}`);

/** The applications that moves (`base`) add to the sums. */
export const jobActivitySums: SumCells = (query) =>
  measureActivity(query, sent(sql`select b.*, b.id as application_id from base b`));

function measureActivity(query: Parameters<SumCells>[0], facts: RawBuilder<unknown>): RawBuilder<unknown> {
  const byWeek = sql`select f.*, ${weekOf(sql`f.at`, query)} as week from (${facts}) f`;
  return sql`
    select f.at, f.job_id::text as row_key, to_char(f.week, 'YYYY-MM-DD') as chart_key, f.measure as category, f.application_id,
      f.job_id, f.user_id, f.weight, f.measure, f.value
    from (${countEqual(query, byWeek, ['week', 'measure', 'value'])}) f`;
}

function sent(facts: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select m.at, m.job_id, m.application_id, m.user_id, 'applications' as measure, 1::float8 as value, m.weight
    from (${facts}) m where m.is_first and m.status = 'applied'`;
}

const visits: Cells = (query) => {
  const { reader, timeZone, period, before } = query;
  return sql`
  select v.* from (
    select s.saved_at as at, s.job_id, null::bigint as application_id, null::bigint as user_id, 'saves' as measure,
      1::float8 as value, 1 as weight
    from saved_jobs s where s.tenant_id = ${reader.tenantId} and ${isNeeded(sql`s.saved_at`, query)}
    union all
    select (d.day::timestamp at time zone ${timeZone}::text), d.job_id, null, null, 'views', d.views, 1
    from job_views d where d.tenant_id = ${reader.tenantId} and d.day between ${before.from}::date and ${period.to}::date
  ) v
  join base_jobs j on j.id = v.job_id
  where j.status = 'active'`;
};

/** The jobs with activity in the period, with 1 for each application. */
export const jobActivityJobs: Cells = (query) => sql`
  select f.job_id as id, f.count from (
    select a.applied_at as at, a.job_id, 1 as count from base a
    union all select v.at, v.job_id, 0 from (${visits(query)}) v
  ) f where ${isInPeriod(sql`f.at`)}`;

/** Applications and hires of supported job seekers by month, and whether they stayed. */
export const seekerSuccessCells: Cells = (query) => sql`
  ${placementCells(query)} union all ${retentionCells(query)}`;

/** Applications and hires, each counted by what they need, because all of a tenant are many. */
const placementCells: Cells = (query) => {
  const count = (
    category: string,
    facts: RawBuilder<unknown>,
    values: Readonly<Record<string, RawBuilder<unknown>>>,
  ) => sql`
    select f.at, ${formatMonth(sql`f.month`)} as row_key, ${formatMonth(sql`f.month`)} as chart_key, ${category}::text as category,
      f.application_id, f.job_id, f.user_id, f.weight, c.measure, c.value
    from (${countEqual(query, facts, ['fact'])}) f ${measureEach(values)}`;
  return sql`
    ${count('applied', applied(query), { applications: sql`1`, hire_share: sql`f.fact` })}
    union all
    ${count('hired', placements(query), { hires: sql`1`, placement_median: sql`f.fact` })}`;
};

const applied: Cells = (query) => sql`
  select a.applied_at as at, a.id as application_id, a.job_id, a.user_id, 1 as weight,
    case when a.hired_at is not null then 1 else 0 end as fact
  from base a where ${isNeededByIndex(sql`a.applied_at`, query)}`;

/** The time to a placement starts at the person's first application. */
const placements: Cells = (query) => sql`
  select a.hired_at as at, a.id as application_id, a.job_id, a.user_id, 1 as weight,
    ${daysBetween(sql`first.applied_at`, sql`a.hired_at`, query)} as fact
  from base a
  join (select user_id, min(applied_at) as applied_at from base group by user_id) first on first.user_id = a.user_id
  where ${isNeededByIndex(sql`a.hired_at`, query)}`;

/** As `isNeeded`, but those of all of a tenant are found in the index of the moment. */
function isNeededByIndex(moment: RawBuilder<unknown>, query: ReportQuery): RawBuilder<boolean> {
  return isNarrow(query) || query.isAggregate ? isNeeded(moment, query) : isInEitherPeriod(moment);
}

/**
 * Whether people were still in the job, by month of the day on which it was asked. Without names, and for readers of all partners
 * in whole groups of ten: the forms promise it. The answers are those that the partner reads.
 */
const retentionCells: Cells = (query) => {
  const known = sql`
    select k.*, 'retained_' || k.day as measure, ${formatMonthOf(sql`k.at`, query)} as chart_key
    from (${knownOutcomes(query)}) k`;
  return sql`
    select r.at, r.chart_key as row_key, r.chart_key, 'outcome' as category,
      null::bigint as application_id, r.job_id, r.user_id, 1 as weight, r.measure, r.is_employed::int::float8 as value
    from (${query.reader.scope === 'tenant' ? buildWholeGroups(known) : known}) r`;
};

/** What a person shares counts before what the partner answered. */
function knownOutcomes({ reader }: ReportQuery): RawBuilder<unknown> {
  return sql`
    select p.hired_at + s.outcome_day * interval '24 hours' as at, s.outcome_day as day, a.job_id, p.user_id,
      (array_agg(w.choices[1] = ${sql.lit(yes)} order by s.outcome_audience = 'person' desc))[1] as is_employed
    from placements p
    join base a on a.tenant_id = p.tenant_id and a.id = p.application_id and a.partner_id = p.organisation_id
    join users u on u.tenant_id = p.tenant_id and u.id = p.user_id and u.state = 'active'
    join survey_invitations i on i.tenant_id = p.tenant_id and i.application_id = p.application_id
    join surveys s on s.tenant_id = i.tenant_id and s.id = i.survey_id
      and (s.outcome_audience = 'partner' or i.is_shared)
    join survey_responses r on r.tenant_id = i.tenant_id and r.invitation_id = i.id
    join survey_answers w on w.tenant_id = r.tenant_id and w.survey_id = r.survey_id and w.number = r.number
      and w.question_id = ${sql.lit(outcomeQuestions.employed)} and cardinality(w.choices) > 0
    where p.tenant_id = ${reader.tenantId} and p.ended_at is null and a.hired_at is not null
    group by p.hired_at, s.outcome_day, p.application_id, a.job_id, p.user_id`;
}
