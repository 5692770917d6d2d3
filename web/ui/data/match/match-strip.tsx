import { useId } from 'react';
import type { MatchArc } from './match-ring.tsx';
import css from './match-strip.module.css';

const width = 64;
const height = 18;
const gap = 2;

/** The parts of a match as a strip for rows: width is the weight, the filled height is the share. Decorative. */
export function MatchStrip({ parts }: { readonly parts: readonly MatchArc[] }) {
  const hatchId = useId();
  const unit = (width - gap * (parts.length - 1)) / parts.reduce((sum, { weight }) => sum + weight, 0);
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, { weight }) => sum + weight * unit + gap, 0),
  );
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={css.strip} aria-hidden="true">
      <pattern id={hatchId} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M1 0V4" className={css.hatch} />
      </pattern>
      {parts.map(({ name, weight, fraction }, index) => {
        const box = { x: (starts[index] ?? 0) + 0.5, width: Math.max(0, weight * unit - 1) };
        const filled = ((height - 1) * (fraction ?? 0)) / 100;
        return (
          <g key={name} data-part={name} data-state={fraction === null ? 'unknown' : 'known'}>
            {fraction !== null && <rect {...box} y="0.5" height={height - 1} fill={`url(#${hatchId})`} />}
            <rect
              {...box}
              y="0.5"
              height={height - 1}
              rx="1"
              className={css.edge}
              {...(fraction === null ? { strokeDasharray: '2 2' } : {})}
            />
            {filled > 0 && <rect {...box} y={height - 0.5 - filled} height={filled} rx="1" className={css.filled} />}
          </g>
        );
      })}
    </svg>
  );
}
