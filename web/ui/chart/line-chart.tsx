import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import { CategoryAxis, ValueAxis } from './axes.tsx';
import css from './chart.module.css';
import { type ChartData, formatValue, getMaximum, getSeriesStyle } from './chart-data.ts';
import type { PictureProps } from './chart-picture.tsx';
import { Marker } from './marker.tsx';

const height = 164;
const top = 8;
const bottom = 136;
const left = 36;
/** Space for the last values. */
const endWidth = 44;

/** Values over time. The last known value of each line is at its end. */
export function LineChart({ data, width, label, active }: PictureProps) {
  const last = data.categories.length - 1;
  const right = width - endWidth;
  const y = scaleLinear<number>({ domain: [0, getMaximum(data)], range: [bottom, top], nice: 3 });
  const x = scaleLinear<number>({ domain: [0, Math.max(1, last)], range: [left, right] });
  const ends = data.series.map(({ values }) => listPoints(values).at(-1));
  const heights = spread(ends.map((end) => y(end?.value ?? 0)));
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={css.chart} role="img" aria-label={label}>
      <ValueAxis ticks={y.ticks(3).filter(Number.isInteger)} y={y} left={left} right={right} />
      <CategoryAxis categories={data.categories} x={x} y={height - 8} width={right - left} isFlush />
      {active !== null && <line x1={x(active)} x2={x(active)} y1={top} y2={bottom} className={css.cursor} />}
      {ends.map((end, index) => (
        <Group key={data.series[index]?.name}>
          <Line data={data} index={index} x={x} y={y} active={active} />
          {end && (
            <text x={x(end.at) + 9} y={(heights[index] ?? 0) + 4} className={index === 0 ? css.strong : ''}>
              {formatValue(end.value)}
            </text>
          )}
        </Group>
      ))}
    </svg>
  );
}

interface LineProps {
  readonly data: ChartData;
  readonly index: number;
  readonly x: (value: number) => number;
  readonly y: ReturnType<typeof scaleLinear<number>>;
  readonly active: number | null;
}

function Line({ data, index, x, y, active }: LineProps) {
  const style = getSeriesStyle(data.series, index);
  const points = listPoints(data.series[index]?.values ?? []);
  const position = { x: ({ at }: { at: number }) => x(at), y: ({ value }: { value: number }) => y(value) };
  const marked = points.find(({ at }) => at === active) ?? (active === null ? points.at(-1) : undefined);
  return (
    <>
      {index === 0 && data.series.length < 3 && (
        <AreaClosed data={points} {...position} yScale={y} fill={style.color} className={css.area ?? ''} />
      )}
      <LinePath
        data={points}
        {...position}
        stroke={style.color}
        strokeWidth={style.marker ? 2.6 : 2}
        strokeDasharray={style.dash}
        strokeLinejoin="round"
      />
      {marked && <Marker style={style} x={x(marked.at)} y={y(marked.value)} />}
    </>
  );
}

/** The known values, with the index of their category. */
function listPoints(values: readonly (number | null)[]): { value: number; at: number }[] {
  return values.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
}

/** Moves labels apart that would overlap. */
function spread(positions: readonly number[]): number[] {
  const placed: number[] = [];
  const order = positions
    .map((_, index) => index)
    .sort((one, other) => (positions[one] ?? 0) - (positions[other] ?? 0));
  let previous = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    previous = Math.max(positions[index] ?? 0, previous + 15);
    placed[index] = previous;
  }
  return placed;
}
