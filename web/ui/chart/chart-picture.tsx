import { type PointerEvent, useState } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { BarChart } from './bar-chart.tsx';
import css from './chart.module.css';
import { type ChartData, formatValue } from './chart-data.ts';
import { ColumnChart } from './column-chart.tsx';
import { LineChart } from './line-chart.tsx';
import { useChartWidth } from './use-chart-width.ts';

interface ChartPictureProps {
  readonly title: string;
  readonly finding: string;
  readonly data: ChartData;
  readonly onOpen?: ((category: number) => void) | undefined;
}

/** What every kind of chart gets: one unit is a CSS pixel at the normal text size. */
export interface PictureProps {
  readonly data: ChartData;
  readonly width: number;
  readonly label: string;
  /** The category whose values are shown; null for none. */
  readonly active: number | null;
}

const pictures = { line: LineChart, columns: ColumnChart, bars: BarChart, funnel: BarChart };

/** The picture, with the values of one category below it: under the pointer, or chosen with the arrow keys. */
export function ChartPicture({ title, finding, data, onOpen }: ChartPictureProps) {
  const t = useT();
  const { ref, width } = useChartWidth();
  const [active, setActive] = useState<number | null>(null);
  const Picture = pictures[data.kind];
  const last = data.categories.length - 1;
  const isVertical = data.kind === 'bars' || data.kind === 'funnel';
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = isVertical ? (event.clientY - box.top) / box.height : (event.clientX - box.left) / box.width;
    setActive(Math.max(0, Math.min(last, Math.floor(share * data.categories.length))));
  };
  const valueText = (index: number) =>
    t('charts.value', {
      category: data.categories[index] ?? '',
      values: data.series
        .map(({ name, values }) => t('charts.seriesValue', { series: name, value: formatValue(values[index]) }))
        .join(', '),
    });
  return (
    <div className={css.picture}>
      <div
        ref={ref}
        onPointerMove={follow}
        onPointerLeave={() => setActive(null)}
        onPointerUp={() => active !== null && onOpen?.(active)}
        data-opens={onOpen !== undefined}
      >
        {width > 0 && <Picture data={data} width={width} label={finding} active={active} />}
      </div>
      <input
        type="range"
        className={css.values}
        min={0}
        max={last}
        value={active ?? last}
        aria-label={t('charts.values', { title })}
        aria-valuetext={valueText(active ?? last)}
        onChange={(event) => setActive(Number(event.target.value))}
        onKeyDown={({ key }) => key === 'Enter' && onOpen?.(active ?? last)}
        onFocus={() => setActive(active ?? last)}
        onBlur={() => setActive(null)}
      />
      <p className={css.readout} aria-hidden>
        {active === null ? '' : valueText(active)}
      </p>
    </div>
  );
}
