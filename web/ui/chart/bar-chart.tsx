import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { formatNumber } from '#web/lib/texts/format.ts';
import css from './chart.module.css';
import { estimateWidth, getMaximum, stepColors } from './chart-data.ts';
import type { PictureProps } from './chart-picture.tsx';

const rowHeight = 40;
const barHeight = 26;

/** Horizontal bars with their value and note in text; the steps of a funnel get lighter. */
export function BarChart({ data, width, label, active }: PictureProps) {
  const { categories, series, notes, kind } = data;
  const values = series[0]?.values ?? [];
  const left = Math.min(width * 0.4, Math.max(...categories.map(estimateWidth)) + 16);
  const noteWidth = notes ? Math.max(...notes.values.map(estimateWidth)) + 12 : 0;
  const right = Math.max(left + 40, width - noteWidth - 44);
  const x = scaleLinear<number>({ domain: [0, getMaximum(data)], range: [0, right - left] });
  const getColor = (index: number) => (kind === 'funnel' ? stepColors[Math.min(index, 3)] : 'var(--c1)');
  return (
    <svg viewBox={`0 0 ${width} ${rowHeight * categories.length}`} className={css.chart} role="img" aria-label={label}>
      {categories.map((category, index) => {
        const middle = rowHeight * index + rowHeight / 2 + 4;
        return (
          <g key={category}>
            <text x={0} y={middle} className={index === active ? css.strong : ''}>
              {category}
            </text>
            <Bar
              x={left}
              y={rowHeight * index + (rowHeight - barHeight) / 2}
              width={Math.max(2, x(values[index] ?? 0))}
              height={barHeight}
              rx={5}
              fill={getColor(index) ?? ''}
              stroke={index === active ? 'var(--text)' : 'none'}
              strokeWidth={2}
            />
            <text x={left + Math.max(2, x(values[index] ?? 0)) + 9} y={middle} className={css.strong}>
              {formatNumber(values[index] ?? 0)}
            </text>
            <text x={width} y={middle} textAnchor="end">
              {notes?.values[index]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
