import { formatNumber } from '#web/lib/texts/format.ts';
import css from './chart.module.css';
import { estimateWidth } from './chart-data.ts';

/** Round values of an axis that starts at 0. */
interface ValueAxisProps {
  readonly ticks: readonly number[];
  readonly y: (value: number) => number;
  readonly left: number;
  readonly right: number;
}

export function ValueAxis({ ticks, y, left, right }: ValueAxisProps) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} className={css.grid} />
      <text x={left - 8} y={y(tick) + 4} textAnchor="end">
        {formatNumber(tick)}
      </text>
    </g>
  ));
}

interface CategoryAxisProps {
  readonly categories: readonly string[];
  readonly x: (index: number) => number;
  readonly y: number;
  readonly width: number;
  /** Whether the first and the last label may leave the middle of their category, to stay in the picture. */
  readonly isFlush?: boolean;
}

/** As many labels as fit, counted from the last one, which is the current period. */
export function CategoryAxis({ categories, x, y, width, isFlush = false }: CategoryAxisProps) {
  const last = categories.length - 1;
  const labelWidth = Math.max(...categories.map(estimateWidth)) + 12;
  const step = Math.max(1, Math.ceil((labelWidth * categories.length) / width));
  const getAnchor = (index: number) => {
    if (!isFlush || (index !== 0 && index !== last)) return 'middle';
    return index === 0 ? 'start' : 'end';
  };
  return categories.map((category, index) =>
    (last - index) % step === 0 ? (
      <text key={category} x={x(index)} y={y} textAnchor={getAnchor(index)}>
        {category}
      </text>
    ) : null,
  );
}
