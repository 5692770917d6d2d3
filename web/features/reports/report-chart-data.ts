import type { ChartPoint, ReportSummary } from '#domain/features/reports/contract.ts';
import { definitions, getDefinition, type NotedMeasure } from '#domain/features/reports/definitions.ts';
import { type MeasureId, measures } from '#domain/features/reports/measures.ts';
import type { ReportName } from '#domain/features/reports/names.ts';
import { moveDay } from '#domain/features/reports/period.ts';
import { listMonths } from '#domain/lib/months.ts';
import { truncate } from '#web/lib/texts/format.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';
import type { ChartData, Series } from '#web/ui/chart/chart-data.ts';
import { formatValue, getLabel } from './report-texts.ts';
import type { LoadedSummary } from './use-report.ts';

/** Bars of a chart without an order of their own. */
const maxBars = 10;
const maxLabelLength = 28;

/** The data of the picture, and the key of each category. */
export function buildChart(t: Translate, name: ReportName, report: LoadedSummary): { data: ChartData; keys: string[] } {
  const { chart } = getDefinition(name, report.is_aggregate);
  const keys = listCategories(name, report);
  const find = (key: string) => report.chart.find((point) => point.key === key);
  const names = keys.map((key) => truncate(getLabel(t, chart.by, key, find(key)?.label ?? null), maxLabelLength));
  const data: ChartData = {
    kind: chart.kind,
    categoryLabel: t(`reports.dimensions.${chart.by}`),
    categories: names.map(numberRepeated),
    series: buildSeries(t, name, report, keys),
    ...(chart.note ? { notes: buildNotes(t, chart.note, keys.map(find)) } : {}),
  };
  return { data, keys };
}

/** "Data Analyst", "Data Analyst (2)": the categories of a chart are distinct. */
function numberRepeated(name: string, index: number, names: readonly string[]): string {
  const earlier = names.slice(0, index).filter((each) => each === name).length;
  return earlier === 0 ? name : `${name} (${earlier + 1})`;
}

function buildNotes(t: Translate, id: NotedMeasure, points: readonly (ChartPoint | undefined)[]) {
  return {
    label: t(`reports.measures.${id}`),
    values: points.map((point) => {
      const value = point?.values[id];
      return typeof value === 'number' ? t(`reports.notes.${id}`, { value: formatValue(t, id, value) }) : '';
    }),
  };
}

/** A line for each measure, or for each row of the table. */
function buildSeries(
  t: Translate,
  name: ReportName,
  { chart: points, rows = [], is_aggregate }: LoadedSummary,
  keys: string[],
): Series[] {
  const { chart, table } = getDefinition(name, is_aggregate);
  const [first] = chart.measures;
  const getValue = (id: MeasureId, key: string, row: string | null) => {
    const point = points.find((each) => each.key === key && each.row === row);
    return point?.values[id] ?? (isCounted(id) && !is_aggregate ? 0 : null);
  };
  if (chart.hasLinePerRow) {
    return rows.map((row) => ({
      name: getLabel(t, table.rows, row.key, row.label),
      values: keys.map((key) => getValue(first, key, row.key)),
    }));
  }
  return chart.measures.map((id) => ({
    name: t(`reports.measures.${id}`),
    values: keys.map((key) => getValue(id, key, null)),
  }));
}

/** Where nothing happened, a count is 0; a median has no value. */
function isCounted(id: MeasureId): boolean {
  return measures[id].aggregate === 'count' || measures[id].aggregate === 'sum';
}

/** Months and weeks without a value are on the axis too. */
function listCategories(name: ReportName, { chart: points, period }: ReportSummary): string[] {
  const { by } = definitions[name].chart;
  if (points.length === 0) return [];
  if (by === 'month') return listMonths(period.from.slice(0, 7), period.to.slice(0, 7));
  if (by === 'week') return listWeeks(period.from, period.to);
  return [...new Set(points.map(({ key }) => key))].slice(0, by === 'job' ? maxBars : points.length);
}

function listWeeks(from: string, to: string): string[] {
  const sundays = (new Date(`${from}T00:00:00Z`).getUTCDay() + 6) % 7;
  const weeks: string[] = [];
  for (let monday = moveDay(from, -sundays); monday <= to; monday = moveDay(monday, 7)) weeks.push(monday);
  return weeks;
}
