import css from './chart.module.css';
import { type ChartData, getSeriesStyle } from './chart-data.ts';
import { Marker } from './marker.tsx';

/** The names of the series with their line and marker; nothing for a single series. */
export function ChartLegend({ data: { kind, series } }: { readonly data: ChartData }) {
  if (series.length < 2) return null;
  return (
    <ul className={css.legend}>
      {series.map(({ name }, index) => {
        const style = getSeriesStyle(series, index);
        return (
          <li key={name} className={css.key}>
            <svg viewBox="0 0 26 12" width="26" height="12" aria-hidden="true">
              {kind === 'line' ? (
                <>
                  <line
                    x1="0"
                    x2="26"
                    y1="6"
                    y2="6"
                    stroke={style.color}
                    strokeWidth="2.5"
                    strokeDasharray={style.dash}
                  />
                  <Marker style={style} x={13} y={6} />
                </>
              ) : (
                <rect x="6" y="0" width="12" height="12" rx="2" fill={style.color} />
              )}
            </svg>
            {name}
          </li>
        );
      })}
    </ul>
  );
}
