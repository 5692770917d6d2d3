import type { ChartPoint, ReportRow, ReportValues } from '#domain/features/reports/contract.ts';
import { type Dimension, getDefinition, minGroupSize } from '#domain/features/reports/definitions.ts';
import { getCounted, type MeasureId, measures } from '#domain/features/reports/measures.ts';
import type { ReportName } from '#domain/features/reports/names.ts';
import type { GroupRow } from './read-queries.ts';

interface PresentedGroups {
  readonly totals: ReportValues;
  readonly totals_before: ReportValues;
  readonly rows: ReportRow[];
  readonly row_count: number;
  readonly chart: ChartPoint[];
}

/** Sorts the groups of a report into its key figures, its table, and its chart. */
export function presentGroups(name: ReportName, groups: readonly GroupRow[], isAggregate: boolean): PresentedGroups {
  const { metrics, table } = getDefinition(name, isAggregate);
  const [now, before] = splitPeriods(groups);
  const isRow = (group: GroupRow) => !group.is_all_rows && group.is_all_categories;
  const rows = [...groupBy(now.filter(isRow), (group) => group.row_key ?? '')]
    .map(([key, found]) => ({
      key,
      label: found[0]?.row_label ?? null,
      values: pickValues(table.columns, found, isAggregate),
    }))
    .sort(compareRows(table.rows, table.columns[0]));
  return {
    totals: pickValues(metrics, now.filter(isTotal), isAggregate),
    totals_before: pickValues(metrics, before.filter(isTotal), isAggregate),
    rows,
    row_count: groups[0]?.row_count ?? 0,
    chart: presentChart(name, groups, rows, isAggregate),
  };
}

function splitPeriods(groups: readonly GroupRow[]): [now: GroupRow[], before: GroupRow[]] {
  const inPeriod = (period: GroupRow['period']) => groups.filter((group) => group.period === period);
  return [inPeriod('now'), inPeriod('before')];
}

const isTotal = (group: GroupRow) => group.is_all_rows && group.is_all_categories;

function presentChart(
  name: ReportName,
  groups: readonly GroupRow[],
  rows: readonly ReportRow[],
  isAggregate: boolean,
): ChartPoint[] {
  const { chart, table } = getDefinition(name, isAggregate);
  const ids = [...chart.measures, ...(chart.note ? [chart.note] : [])];
  const isPoint = (group: GroupRow) => !group.is_all_categories && group.is_all_rows !== Boolean(chart.hasLinePerRow);
  const getKey = (group: GroupRow) => JSON.stringify([group.chart_key, chart.hasLinePerRow ? group.row_key : null]);
  const [now, before] = splitPeriods(groups.filter(isPoint));
  const previous = groupBy(before, getKey);
  const labels = new Map(chart.by === table.rows ? rows.map(({ key, label }) => [key, label]) : []);
  const compare = compareRows(chart.by, chart.measures[0]);
  return [...groupBy(now, getKey)]
    .map(([key, found]) => {
      const [category, row]: [string, string | null] = JSON.parse(key);
      return {
        key: category,
        row,
        label: labels.get(category) ?? null,
        values: pickValues(ids, found, isAggregate),
        before: pickValues(ids, previous.get(key) ?? [], isAggregate),
      };
    })
    .sort(compare);
}

function pickValues(ids: readonly MeasureId[], groups: readonly GroupRow[], isAggregate: boolean): ReportValues {
  const find = (id: MeasureId) => groups.find((group) => group.measure === getCounted(id));
  return Object.fromEntries(
    ids.map((id) => {
      const { ratio } = measures[id];
      const value = ratio ? divide(find(ratio[0]), find(ratio[1]), isAggregate) : getValue(id, find(id), isAggregate);
      return [id, value];
    }),
  );
}

function divide(part: GroupRow | undefined, whole: GroupRow | undefined, isAggregate: boolean): number | null {
  if (isAggregate || !whole || whole.sum === 0) return null;
  return round((100 * (part?.sum ?? 0)) / whole.sum);
}

/**
 * A count without rows is 0, every other value is missing. For readers of aggregates, the largest value would be that of one
 * person, and a share would show how few people are behind it.
 */
function getValue(id: MeasureId, group: GroupRow | undefined, isAggregate: boolean): number | null {
  const { aggregate } = measures[id];
  if (isAggregate && (!group || group.count < minGroupSize || aggregate === 'max' || aggregate === 'share'))
    return null;
  if (!group) return aggregate === 'count' || aggregate === 'sum' ? 0 : null;
  if (aggregate === 'ratio') return null;
  return aggregate === 'share' ? round(100 * group.mean) : round(group[aggregate]);
}

/** To one decimal. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const order: readonly string[] = [
  ...['applied_screening', 'screening_interview', 'interview_offer', 'offer_decision'],
  ...['sourced', 'applied', 'screening', 'interview', 'offer', 'offered', 'hired'],
];

/** Stages and steps in their order, months from first to last, everything else by its first number. */
function compareRows(dimension: Dimension, first: MeasureId | undefined) {
  const rank = (key: string) => order.indexOf(key);
  const byKey = (one: ReportRow, other: ReportRow) => (one.key < other.key ? -1 : 1);
  const byNumber = (one: ReportRow, other: ReportRow) =>
    (first ? (other.values[first] ?? 0) - (one.values[first] ?? 0) : 0) || byKey(one, other);
  if (dimension === 'month' || dimension === 'week') return byKey;
  if (dimension === 'stage' || dimension === 'step' || dimension === 'status') {
    return (one: ReportRow, other: ReportRow) => rank(one.key) - rank(other.key);
  }
  return byNumber;
}

function groupBy<T>(items: readonly T[], getKey: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(getKey(item), [...(groups.get(getKey(item)) ?? []), item]);
  return groups;
}
