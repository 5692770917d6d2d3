import { type RawBuilder, sql } from 'kysely';
import { dayOf, formatMonth, monthOf } from '#server/features/reports/calendar.ts';
import {
  isNeeded,
  measureEach,
  type SumCells,
  segmentOf,
  startOfSegment,
} from '#server/features/reports/report-query.ts';

/** The days of each step that ended in the period. A stage that was skipped has no step. */
export const hiringVelocityCells: SumCells = (query) =>
  query.grouping === 'values' ? countSteps(query) : listSteps(query);

type StepQuery = Parameters<SumCells>[0];

const moments = {
  applied: sql`a.applied_at`,
  screening: sql`a.screening_at`,
  interview: sql`a.interview_at`,
  offer: sql`a.offer_at`,
  decided: sql`coalesce(a.hired_at, a.declined_at)`,
};

interface Step {
  readonly name: string;
  readonly start: keyof typeof moments;
  readonly end: keyof typeof moments;
}

const steps: readonly Step[] = [
  { name: 'applied_screening', start: 'applied', end: 'screening' },
  { name: 'screening_interview', start: 'screening', end: 'interview' },
  { name: 'interview_offer', start: 'interview', end: 'offer' },
  { name: 'offer_decision', start: 'offer', end: 'decided' },
];

const isCounted = ({ start, end }: Step, query: StepQuery): RawBuilder<boolean> =>
  sql<boolean>`(${moments[end]} >= ${moments[start]} and ${isNeeded(moments[end], query)})`;

const hasCountedStep = (query: StepQuery): RawBuilder<unknown> =>
  sql.join(
    steps.map((step) => isCounted(step, query)),
    sql` or `,
  );

/** The calendar day of each moment: `applied_on`. */
const calendarDays = (query: StepQuery): RawBuilder<unknown> =>
  sql.join(Object.entries(moments).map(([name, moment]) => sql`${dayOf(moment, query)} as ${sql.ref(`${name}_on`)}`));

function daysOfStep(start: keyof typeof moments, end: keyof typeof moments): RawBuilder<unknown> {
  return sql`${sql.ref(`${end}_on`)} - ${sql.ref(`${start}_on`)}`;
}

/** The days are computed once for each application, and the steps read one after the other: joined to each row they take longer. */
const listSteps: SumCells = (query) => {
  const endings = steps.map(
    (step) => sql`case when ${isCounted(step, query)} then ${moments[step.end]} end as ${sql.ref(step.name)}`,
  );
  const branches = steps.map(({ name, start, end }) => {
    const at = sql.ref(name);
    const toHire = end === 'decided' ? sql`case when is_hired then decided_on - applied_on end` : sql`null::int`;
    return sql`
      select ${at} as at, ${name}::text as step, ${monthOf(at, query)} as month, application_id, job_id, user_id, weight,
        ${daysOfStep(start, end)} as days, ${daysOfStep('applied', end)} as from_application, ${toHire} as to_hire
      from ended where ${at} is not null`;
  });
  return sql`
    select s.at, s.step as row_key, ${formatMonth(sql`s.month`)} as chart_key, s.step as category, s.application_id,
      s.job_id, s.user_id, s.weight, c.measure, c.value
    from (
      with ended as materialized (
        select a.id as application_id, a.job_id, a.user_id, a.weight, a.hired_at is not null as is_hired,
          ${sql.join(endings)}, ${calendarDays(query)}
        from base a where ${hasCountedStep(query)}
      )
      ${sql.join(branches, sql` union all `)}
    ) s
    ${measureEach({
      step_median: sql`s.days`,
      from_application: sql`s.from_application`,
      applied_to_hired: sql`s.to_hire`,
    })}`;
};

/**
 * The same without single applications. What counts the same has the same code, because PostgreSQL groups by one number in half the
 * time of several columns.
 */
const countSteps: SumCells = (query) => sql`
  select s.at, s.name as row_key, ${formatMonth(monthOf(sql`s.at`, query))} as chart_key, s.name as category,
    null::bigint as application_id, null::bigint as job_id, null::bigint as user_id, s.weight, c.measure, c.value
  from (
    select ${startOfSegment(sql`((code >> ${sql.lit(code.segmentFrom)}) & ${sql.lit(code.maxSegment)})::int`)} as at,
      (code >> ${sql.lit(code.daysFrom)})::int as days, ${hasBit('isFromApplication')} as is_from_application,
      ${hasBit('isHired')} as is_hired, weight,
      (${steps.map(({ name }) => name)}::text[])[(code & ${sql.lit(code.maxStep)})::int + 1] as name
    from (
      select code, sum(weight)::int as weight from (${listCodes(query)}) l where code is not null group by code
      -- Otherwise a condition on the moment would be checked for each code before they are counted.
      offset 0
    ) counted
  ) s
  ${measureEach({
    step_median: sql`case when not s.is_from_application then s.days end`,
    // The first step starts at the application.
    from_application: sql`case when s.is_from_application or s.name = 'applied_screening' then s.days end`,
    applied_to_hired: sql`case when s.is_hired then s.days end`,
  })}`;

/** The parts of a code: the step in the lowest bits, two marks, the segment, and the days, which may be negative. */
const code = { maxStep: 3, isHired: 4, isFromApplication: 8, segmentFrom: 4, maxSegment: 0xffff, daysFrom: 20 };

function hasBit(name: 'isHired' | 'isFromApplication'): RawBuilder<boolean> {
  return sql<boolean>`(code & ${sql.lit(code[name])}) > 0`;
}

/** A row for each code. Applications have codes up to their last step only, which are far fewer than for all steps. */
const listCodes: SumCells = (query) => {
  const endings = steps.map((step, number) => {
    const ending = sql`(${segmentOf(moments[step.end])} << ${sql.lit(code.segmentFrom)}) + ${sql.lit(number)}`;
    return sql`case when ${isCounted(step, query)} then ${ending} end as ${sql.ref(step.name)}`;
  });
  const codes = steps.map(({ name, start, end }) => {
    const build = (from: keyof typeof moments) =>
      sql`((${daysOfStep(from, end)})::bigint << ${sql.lit(code.daysFrom)}) + ${sql.ref(name)}`;
    if (start === 'applied') return [build(start)];
    const isHired = end === 'decided' ? sql`+ case when is_hired then ${sql.lit(code.isHired)} else 0 end` : sql``;
    return [build(start), sql`${build('applied')} + ${sql.lit(code.isFromApplication)} ${isHired}`];
  });
  const upTo = steps
    .map(
      ({ name }, number) =>
        sql`when ${sql.ref(name)} is not null then array[${sql.join(codes.slice(0, number + 1).flat())}]`,
    )
    .toReversed();
  return sql`
    select unnest(case ${sql.join(upTo, sql` `)} end) as code, weight
    from (
      select a.weight, a.hired_at is not null as is_hired, ${sql.join(endings)}, ${calendarDays(query)}
      from base a where ${hasCountedStep(query)} offset 0
    ) ended`;
};
