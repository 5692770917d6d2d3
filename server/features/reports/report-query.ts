import { type RawBuilder, sql } from 'kysely';
import type { ReportFilter } from '#domain/features/reports/contract.ts';
import type { MeasureId } from '#domain/features/reports/measures.ts';
import type { ReportName } from '#domain/features/reports/names.ts';
import { getDay, listMonths, moveDay, type Period } from '#domain/features/reports/period.ts';
import type { Reader } from '#server/db/visibility.ts';
import { buildDays, type Calendar, monthOf, startOf } from './calendar.ts';

/**
 * How applications that count the same are read as one with a weight, for numbers that don't depend on the single one: not, all
 * from the start, or later by the values that the report makes of them (`values`), or those of each job (`job`).
 */
export type Grouping = 'none' | 'all' | 'values' | 'job';

/** The sums of one report over all applications of a tenant, of one source, or of one organization. */
export interface Slice {
  readonly report: ReportName;
  /** Empty: every source. */
  readonly source: string;
  /** 0: every organization. */
  readonly organisationId: number;
}

/** A background task, which reads everything of a tenant. */
interface WholeTenant {
  readonly tenantId: number;
  readonly scope: 'tenant';
}

/** What a report is computed for. */
export interface ReportQuery {
  readonly reader: Reader | WholeTenant;
  /** The reader sees aggregates only. */
  readonly isAggregate: boolean;
  /** Only these measures; without them, all. */
  readonly measures?: readonly MeasureId[] | undefined;
  /** The report counts the state at a moment. */
  readonly isSnapshot: boolean;
  readonly grouping: Grouping;
  /** All applications, or the changes that are not in the sums yet, which count with a weight of 1 or -1. */
  readonly rows: 'applications' | 'changes';
  /** Of a snapshot: the sums to which its applications in process are added up, instead of the rows. */
  readonly waitSums?: Slice | undefined;
  /** Of a snapshot, only the state at the end of the period. */
  readonly hasOnlyEnd?: boolean;
  /** Only job seekers whom a partner supports. */
  readonly isPartner: boolean;
  readonly filter: Omit<ReportFilter, 'from' | 'to'>;
  /** Only these jobs or people, besides the filter. */
  readonly only?: { readonly by: 'job' | 'person'; readonly ids: readonly number[] };
  readonly period: Period;
  readonly before: Period;
  readonly timeZone: string;
  readonly now: Date;
}

/**
 * The values that a report counts, as a query with the columns `at`, `row_key`, `chart_key`, `category`, `application_id`,
 * `job_id`, `user_id`, `weight`, `measure`, `value`. It reads the applications `base`, the jobs `base_jobs`, and the `moments` of a
 * snapshot.
 */
export type Cells = (query: ReportQuery) => RawBuilder<unknown>;

/** Values that depend on the row of each application alone, so that they can be added up before anyone asks. */
export type SumCells = (query: Pick<ReportQuery, 'timeZone' | 'grouping'>) => RawBuilder<unknown>;

/** Days before both periods in which most of what they count began. */
const daysBefore = 400;

/**
 * The first moments of the period, of the period before, and after the period, those of their months, and those of both: computed
 * once, and read by `findPeriod`, `monthOf`, and `segmentOf`. A reply may be due after now; those of today are in the sums and in the
 * changes to them, see `selectNotDue`.
 */
export function buildBounds({ period, before, timeZone, now, rows }: ReportQuery): RawBuilder<unknown> {
  const end =
    rows === 'changes'
      ? startOf(moveDay(getDay(now, timeZone), 1), timeZone)
      : sql`(${now}::timestamptz + interval '1 microsecond')`;
  return sql`
    bounds as materialized (
      select ${startOf(period.from, timeZone)} as start, ${startOf(before.from, timeZone)} as start_before,
        least(${startOf(moveDay(period.to, 1), timeZone)}, ${end}) as finish
    ),
    months as materialized (
      select array_agg(month order by month) as days, array_agg(${startOf(sql`month`, timeZone)} order by month) as starts
      from unnest(${listMonths({ from: before.from, to: period.to })}::date[]) month
    ),
    segments as materialized (
      select array_agg(start order by start) as starts
      from (select unnest(starts) as start from months union select start from bounds) s
    ),
    ${buildDays({ from: moveDay(before.from, -daysBefore), to: moveDay(period.to, 1) }, timeZone)}`;
}

/** Whether a moment is in the period; unlike `findPeriod`, it lets an index find the rows. */
export function isInPeriod(at: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`${at} >= (select start from bounds) and ${at} < (select finish from bounds)`;
}

/** The same for the period and the one before. */
export function isInEitherPeriod(at: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`${at} >= (select start_before from bounds) and ${at} < (select finish from bounds)`;
}

/**
 * Joins the facts of a query to their measures, as the columns `measure` and `value` of `c`. A list of values for each fact would
 * take three times as long.
 */
export function measureEach(values: Readonly<Record<string, RawBuilder<unknown>>>): RawBuilder<unknown> {
  const names = Object.keys(values).map((name) => sql`(${sql.lit(name)})`);
  const cases = Object.entries(values).map(([name, value]) => sql`when ${sql.lit(name)} then ${value}`);
  return sql`
    cross join (values ${sql.join(names)}) names(measure)
    cross join lateral (select names.measure, (case names.measure ${sql.join(cases, sql` `)} end)::float8 as value) c`;
}

/** The same moment, without the index by it: PostgreSQL expects few rows after a moment, and reads all of them. */
export function withoutIndex(moment: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${moment} + interval '0')`;
}

/** `now` for a moment in the period, `before` for one in the period before, null for others. */
export function findPeriod(at: RawBuilder<unknown>): RawBuilder<string | null> {
  const [start, startBefore, finish] = ['start', 'start_before', 'finish'].map(
    (name) => sql`(select ${sql.ref(name)} from bounds)`,
  );
  return sql`case when ${at} >= ${start} and ${at} < ${finish} then 'now'
    when ${at} >= ${startBefore} and ${at} < ${start} then 'before' end`;
}

/**
 * Whether a report needs what happened at a moment: with it, the rest isn't read. Sums need everything, and so do readers of
 * aggregates, whose groups of people must be the same in every period.
 */
export function isNeeded(moment: RawBuilder<unknown>, { period, isAggregate }: Calendar): RawBuilder<boolean> {
  if (period === undefined || isAggregate) return sql<boolean>`true`;
  // PostgreSQL expects half of the rows of a function, and few rows between two moments that it doesn't know.
  return sql<boolean>`coalesce(${isInEitherPeriod(moment)}, false)`;
}

/**
 * The number of the segment of a moment in one of the periods. Segments begin with each month and each period, so that moments of the
 * same segment count for the same period and month.
 */
export function segmentOf(moment: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`width_bucket(${moment}, (select starts from segments))`;
}

/** The first moment of a segment in the periods. */
export function startOfSegment(segment: RawBuilder<unknown>): RawBuilder<Date> {
  return sql<Date>`greatest((select starts from segments)[${segment}], (select start_before from bounds))`;
}

/** Facts of both periods with the same values as one with a weight, unless single applications are read; with the month of each. */
export function countEqual(
  query: Calendar & Pick<ReportQuery, 'grouping'>,
  facts: RawBuilder<unknown>,
  columns: readonly string[],
): RawBuilder<unknown> {
  const month = sql`${monthOf(sql`f.at`, query)} as month`;
  if (query.grouping === 'none') return sql`select f.*, ${month} from (${facts}) f`;
  const keys = sql.join(columns.map((each) => sql.ref(each)));
  const [job, byJob] = query.grouping === 'job' ? [sql`job_id`, sql`, job_id`] : [sql`null::bigint as job_id`, sql``];
  return sql`
    select f.*, ${month}, null::bigint as application_id, null::bigint as user_id
    from (
      select ${startOfSegment(sql`segment`)} as at, ${keys}, ${job}, sum(weight)::int as weight
      from (select ${segmentOf(sql`at`)} as segment, * from (${facts}) f) g
      group by segment, ${keys} ${byJob}
      -- Otherwise a condition on the moment would be checked for each fact.
      offset 0
    ) f`;
}
