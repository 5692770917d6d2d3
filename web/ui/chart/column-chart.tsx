import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useId } from 'react';
import { CategoryAxis, ValueAxis } from './axes.tsx';
import css from './chart.module.css';
import { type ChartData, getMaximum, getSeriesStyle } from './chart-data.ts';
import type { PictureProps } from './chart-picture.tsx';

const top = 20;
const bottom = 116;
const left = 36;

/** Columns, stacked if there are several series. Late ones are hatched. */
export function ColumnChart({ data, width, label, active }: PictureProps) {
  const hatchId = useId();
  const height = data.axisLabel ? 158 : 138;
  const indexes = data.categories.map((_, index) => index);
  const y = scaleLinear<number>({ domain: [0, getMaximum(data)], range: [bottom, top], nice: 3 });
  const x = scaleBand<number>({ domain: indexes, range: [left, width], paddingInner: 0.15, paddingOuter: 0.1 });
  const middle = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={css.chart} role="img" aria-label={label}>
      <Hatch id={hatchId} />
      <ValueAxis ticks={y.ticks(3).filter(Number.isInteger)} y={y} left={left} right={width} />
      {stack(data).map(({ category, series, from, to }) => {
        const isLate = data.lateFrom !== undefined && category >= data.lateFrom;
        const color = isLate ? 'var(--c2)' : getSeriesStyle(data.series, series).color;
        return (
          <Bar
            key={`${category} ${series}`}
            x={x(category) ?? 0}
            y={y(to)}
            width={x.bandwidth()}
            height={Math.max(0, y(from) - y(to) - (from > 0 ? 1 : 0))}
            rx={3}
            fill={isLate ? `url(#${hatchId})` : color}
            stroke={category === active ? 'var(--text)' : color}
            strokeWidth={category === active ? 2 : 1.2}
          />
        );
      })}
      <CategoryAxis categories={data.categories} x={middle} y={bottom + 18} width={width - left} />
      <Limit data={data} x={(x(data.lateFrom ?? 0) ?? 0) - (x.step() - x.bandwidth()) / 2} width={width} />
      {data.axisLabel && (
        <text x={(left + width) / 2} y={height - 4} textAnchor="middle">
          {data.axisLabel}
        </text>
      )}
    </svg>
  );
}

/** Stripes, for late and missing values. */
function Hatch({ id }: { readonly id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" fill="var(--surface)" />
      <rect width="3" height="6" fill="var(--c2)" />
    </pattern>
  );
}

/** A promised time, as a labeled line. */
function Limit({ data: { lateFrom, limitLabel }, x, width }: { data: ChartData; x: number; width: number }) {
  if (lateFrom === undefined || !limitLabel) return null;
  const isRight = x > width / 2;
  return (
    <>
      <line x1={x} x2={x} y1={4} y2={bottom} className={css.limit} />
      <text x={isRight ? x - 7 : x + 7} y={14} textAnchor={isRight ? 'end' : 'start'} className={css.strong}>
        {limitLabel}
      </text>
    </>
  );
}

interface StackedBar {
  readonly category: number;
  readonly series: number;
  readonly from: number;
  readonly to: number;
}

function stack({ categories, series }: ChartData): StackedBar[] {
  return categories.flatMap((_, category) => {
    let from = 0;
    return series.map(({ values }, index) => {
      const bar = { category, series: index, from, to: from + (values[category] ?? 0) };
      from = bar.to;
      return bar;
    });
  });
}
