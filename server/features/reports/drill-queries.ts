import { sql } from 'kysely';
import { maxReportRows } from '#domain/features/reports/definitions.ts';
import { getCounted, type MeasureId } from '#domain/features/reports/measures.ts';
import type { Db } from '#server/db/db.ts';
import type { Cells, ReportQuery } from './report-query.ts';
import { buildCells } from './shown-queries.ts';

export interface DrillGroup {
  readonly measure: MeasureId;
  readonly row: string | undefined;
  readonly category: string | undefined;
}

export interface DrillRecord {
  application_id: number | null;
  person_id: number | null;
  person: string | null;
  job_id: number | null;
  job: string | null;
  company: string | null;
  category: string;
  at: Date;
  value: number;
  total: number;
}

/** The rows that a number counts; the largest values first, then the newest. */
export async function readDrill(db: Db, query: ReportQuery, cells: Cells, group: DrillGroup): Promise<DrillRecord[]> {
  const { measure, row, category } = group;
  const found = await sql<DrillRecord>`
    with ${buildCells(query, cells)}
    select c.application_id, c.user_id as person_id, u.full_name as person, c.job_id, j.title as job, j.company,
      c.category, c.at, c.value::float8 as value, count(*) over ()::int as total
    from shown c
    left join users u on u.tenant_id = ${query.reader.tenantId} and u.id = c.user_id
    left join jobs j on j.tenant_id = ${query.reader.tenantId} and j.id = c.job_id
    where c.period = 'now' and c.measure = ${getCounted(measure)}
      ${row === undefined ? sql`` : sql`and c.row_key = ${row}`}
      ${category === undefined ? sql`` : sql`and c.chart_key = ${category}`}
    order by c.value desc, c.at desc, c.application_id desc nulls last limit ${maxReportRows}`.execute(db);
  return found.rows;
}
