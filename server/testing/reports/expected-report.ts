import type { ChartPoint, ReportValues } from '#domain/features/reports/contract.ts';
import { definitions } from '#domain/features/reports/definitions.ts';
import { type MeasureId, measures } from '#domain/features/reports/measures.ts';
import type { ReportName } from '#domain/features/reports/names.ts';
import { expectValues } from './expected-values.ts';
import { type ExpectedValue, findBounds, type Question } from './plain-code.ts';
import { keepWholeGroups } from './whole-groups.ts';

interface ExpectedReport {
  readonly totals: ReportValues;
  readonly totals_before: ReportValues;
  readonly rows: Readonly<Record<string, ReportValues>>;
  readonly chart: Readonly<Record<string, Pick<ChartPoint, 'values' | 'before'>>>;
}

/** A report as plain code computes it. */
export function expectReport(name: ReportName, question: Question): ExpectedReport {
  const { metrics, table, chart } = definitions[name];
  const single = expectValues(name, question);
  const values = question.isAggregate ? keepWholeGroups(single, question) : single;
  const [earlierStart, start, end] = findBounds(question);
  const now = values.filter(({ at }) => at >= start && at < end);
  const earlier = values.filter(({ at }) => at >= earlierStart && at < start);
  const keyOf = (value: ExpectedValue) => (chart.hasLinePerRow ? `${value.category} ${value.row}` : value.category);
  const ids = [...chart.measures, ...(chart.note ? [chart.note] : [])];
  return {
    totals: addUp(metrics, now),
    totals_before: addUp(metrics, earlier),
    rows: mapGroups(
      now,
      ({ row }) => row,
      (found) => addUp(table.columns, found),
    ),
    chart: mapGroups(now, keyOf, (found, key) => ({
      values: addUp(ids, found),
      before: addUp(
        ids,
        earlier.filter((value) => keyOf(value) === key),
      ),
    })),
  };
}

function mapGroups<T>(
  values: readonly ExpectedValue[],
  getKey: (value: ExpectedValue) => string,
  build: (found: ExpectedValue[], key: string) => T,
): Record<string, T> {
  const groups = Object.groupBy(values, getKey);
  return Object.fromEntries(Object.entries(groups).map(([key, found = []]) => [key, build(found, key)]));
}

function addUp(ids: readonly MeasureId[], values: readonly ExpectedValue[]): ReportValues {
  return Object.fromEntries(ids.map((id) => [id, addUpOne(id, values)]));
}

function addUpOne(id: MeasureId, values: readonly ExpectedValue[]): number | null {
  const { aggregate, ratio } = measures[id];
  const of = (measure: string) => values.filter((value) => value.measure === measure).map(({ value }) => value);
  const list = of(id).sort((one, other) => one - other);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);
  const at = (position: number) => {
    const exact = (list.length - 1) * position;
    const low = list[Math.floor(exact)] ?? 0;
    return low + ((list[Math.ceil(exact)] ?? 0) - low) * (exact % 1);
  };
  if (ratio) {
    const whole = sum(of(ratio[1]));
    return whole === 0 ? null : (100 * sum(of(ratio[0]))) / whole;
  }
  if (aggregate === 'count') return list.length;
  if (aggregate === 'sum') return sum(list);
  if (list.length === 0) return null;
  if (aggregate === 'share') return (100 * sum(list)) / list.length;
  if (aggregate === 'mean') return sum(list) / list.length;
  if (aggregate === 'max') return list.at(-1) ?? null;
  return at(aggregate === 'median' ? 0.5 : 0.9);
}
