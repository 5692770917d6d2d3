import type { SeriesStyle } from './chart-data.ts';

interface MarkerProps {
  readonly style: SeriesStyle;
  readonly x: number;
  readonly y: number;
}

/** The shape that identifies a series, next to its color. */
export function Marker({ style: { marker, color }, x, y }: MarkerProps) {
  const look = { fill: color, stroke: 'var(--surface)', strokeWidth: 2, paintOrder: 'stroke' };
  if (marker === null) return null;
  if (marker === 'circle') return <circle cx={x} cy={y} r="4.5" {...look} />;
  if (marker === 'square') return <rect x={x - 4} y={y - 4} width="8" height="8" {...look} />;
  if (marker === 'triangle') return <path d={`M${x} ${y - 5}l5 9h-10z`} {...look} />;
  return <path d={`M${x} ${y - 5.5}l5.5 5.5l-5.5 5.5l-5.5-5.5z`} {...look} />;
}
