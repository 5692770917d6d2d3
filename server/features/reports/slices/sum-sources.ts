import { type RawBuilder, sql } from 'kysely';
import { definitions } from '#domain/features/reports/definitions.ts';
import type { ReportName } from '#domain/features/reports/names.ts';
import { dayOf } from '#server/features/reports/calendar.ts';
import type { ReportQuery, SumCells } from '#server/features/reports/report-query.ts';
import { moveCellsOf, sumCellsOf } from './slice-queries.ts';
import { waitValues } from './wait-sums.ts';

/** Rows that are added up, and the log of their changes. */
export interface SumSource {
  readonly rows: 'report_applications' | 'report_waits' | 'report_moves';
  readonly changes: 'report_changes' | 'report_wait_changes' | 'report_move_changes';
  /** The column with the id of the application. */
  readonly id: 'id' | 'application_id';
  /** The columns of slices that tell how far they are filled. */
  readonly filledTo: 'filled_to' | 'waits_filled_to' | 'moves_filled_to';
  readonly isFilled: 'is_complete' | 'has_waits' | 'has_moves';
  readonly columns: readonly string[];
  /** What the rows (`base`) add to the sums. */
  readonly values: (calendar: Pick<ReportQuery, 'timeZone'>) => RawBuilder<unknown>;
}

const facts = ['organisation_id', 'status', 'source', 'partner_id'];

export const sumSources: readonly SumSource[] = [
  {
    ...{ rows: 'report_applications', changes: 'report_changes', id: 'id' },
    ...{ filledTo: 'filled_to', isFilled: 'is_complete' },
    columns: [
      ...['tenant_id', ...facts, 'applied_at', 'screening_at', 'interview_at', 'offer_at', 'replied_at', 'hired_at'],
      ...['declined_at', 'withdrawn_at', 'published_at', 'due_at'],
    ],
    values: (calendar) => addUpCells(sumCellsOf, calendar),
  },
  {
    ...{ rows: 'report_waits', changes: 'report_wait_changes', id: 'application_id' },
    ...{ filledTo: 'waits_filled_to', isFilled: 'has_waits' },
    columns: [...facts, 'starts_at', 'ends_at', 'since'],
    values: waitValues,
  },
  {
    ...{ rows: 'report_moves', changes: 'report_move_changes', id: 'application_id' },
    ...{ filledTo: 'moves_filled_to', isFilled: 'has_moves' },
    columns: [...facts, 'at', 'is_first'],
    values: (calendar) => addUpCells(moveCellsOf, calendar),
  },
];

/** The rows of jobs and people are too many for sums. */
function rowKey(report: string): RawBuilder<unknown> {
  const { rows } = definitions[report as ReportName].table;
  return rows === 'job' || rows === 'person' ? sql`''::text` : sql`c.row_key`;
}

/**
 * The values of an application carry its ids; here, these are its organization and its source in place of its job and its person,
 * so that each value finds its slices without a join.
 */
function addUpCells(
  cellsOf: Readonly<Record<string, SumCells>>,
  { timeZone }: Pick<ReportQuery, 'timeZone'>,
): RawBuilder<unknown> {
  const calendar = { timeZone, grouping: 'none' } as const;
  const cells = Object.entries(cellsOf).map(
    ([report, cellsOfReport]) => sql`
      select ${report}::text as report, c.job_id as organisation_id, c.user_id as source_index,
        ${dayOf(sql`c.at`, calendar)} as day, ${rowKey(report)} as row_key, c.chart_key, c.measure, c.value::int as value, c.weight
      from (${cellsOfReport(calendar)}) c where c.value is not null and c.at is not null`,
  );
  return sql.join(cells, sql` union all `);
}
