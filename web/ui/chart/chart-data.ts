import { formatNumber } from '#web/lib/texts/format.ts';

/** The data of a chart. The table shows the same. */
export interface ChartData {
  readonly kind: 'line' | 'columns' | 'bars' | 'funnel';
  /** What the categories are: "Week". The header of the table's first column. */
  readonly categoryLabel: string;
  readonly categories: readonly string[];
  /** At most four. Columns of several series are stacked. */
  readonly series: readonly Series[];
  /** Columns from this category on are late: hatched. */
  readonly lateFrom?: number;
  /** A labeled line at the start of `lateFrom`: "Promised: 7 days". */
  readonly limitLabel?: string;
  /** Explains the categories below the axis: "days to first reply". */
  readonly axisLabel?: string;
  /** Of a bar or a step of the funnel: "50% advance". In the table, a column with this header. */
  readonly notes?: { readonly label: string; readonly values: readonly string[] };
}

export interface Series {
  readonly name: string;
  /** Null where there is no value: a gap, not zero. */
  readonly values: readonly (number | null)[];
  /** The previous period is gray and dashed. */
  readonly isPrevious?: boolean;
}

/** The color, dash and marker of a series: none of them alone identifies it. */
export function getSeriesStyle(series: readonly Series[], index: number): SeriesStyle {
  if (series[index]?.isPrevious) return { color: 'var(--c0)', dash: '5 4', marker: null };
  return styles[index % styles.length] ?? styles[0];
}

export interface SeriesStyle {
  readonly color: string;
  readonly dash: string;
  readonly marker: 'circle' | 'square' | 'triangle' | 'diamond' | null;
}

const styles: readonly [SeriesStyle, ...SeriesStyle[]] = [
  { color: 'var(--c1)', dash: 'none', marker: 'circle' },
  { color: 'var(--c2)', dash: '8 3', marker: 'square' },
  { color: 'var(--c3)', dash: '2 3', marker: 'triangle' },
  { color: 'var(--c4)', dash: '8 3 2 3', marker: 'diamond' },
];

/** The steps of a funnel, from first to last. */
export const stepColors = ['var(--r1)', 'var(--r2)', 'var(--r3)', 'var(--r4)'] as const;

export function getMaximum({ series, categories, kind }: ChartData): number {
  const values = series.flatMap((each) => each.values.map((value) => value ?? 0));
  const sums = categories.map((_, index) => series.reduce((sum, each) => sum + (each.values[index] ?? 0), 0));
  return Math.max(1, ...(kind === 'columns' ? sums : values));
}

/** A dash where there is no value. */
export function formatValue(value: number | null | undefined): string {
  return typeof value === 'number' ? formatNumber(value) : '–';
}

/** Pixels that a label takes in the size of charts; Korean letters are about twice as wide as Latin ones. */
export function estimateWidth(label: string): number {
  return [...label].reduce((width, letter) => width + (/[\u1100-\uffef]/.test(letter) ? 13 : 7.5), 0);
}
