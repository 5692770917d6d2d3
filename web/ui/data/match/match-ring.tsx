import { useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import css from './match-ring.module.css';

interface MatchRingProps {
  /** 0 to 100; null if there is no number. */
  readonly total: number | null;
  /** One arc for each part, clockwise from the top. The weights sum to 100. */
  readonly arcs: readonly MatchArc[];
  /** `small` in an example or a card. */
  readonly size?: 'small' | 'large';
}

export interface MatchArc {
  readonly name: string;
  readonly weight: number;
  /** Filled percentage; null if the part is unknown, which shows as a dotted line. */
  readonly fraction: number | null;
}

/** Between two arcs, in percent of the circle. */
const gap = 1.2;

/** The parts of a match as a ring; what is missing of a part is hatched. Decorative: the same is on the page as text. */
export function MatchRing({ total, arcs, size = 'large' }: MatchRingProps) {
  const hatchId = useId();
  const starts = arcs.map((_, index) => arcs.slice(0, index).reduce((sum, { weight }) => sum + weight, 0));
  return (
    <svg viewBox="0 0 120 120" className={classNames(css.ring, css[size])} aria-hidden="true">
      <pattern id={hatchId} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M1 0V4" className={css.hatch} />
      </pattern>
      {arcs.map(({ name, weight, fraction }, index) => {
        const length = Math.max(0, weight - gap);
        const start = starts[index] ?? 0;
        return (
          <g key={name}>
            {fraction === null ? (
              <Arc start={start} pattern={getDots(length)} className={css.unknown} />
            ) : (
              <Arc start={start} pattern={`${length} 100`} stroke={`url(#${hatchId})`} />
            )}
            {fraction !== null && fraction > 0 && (
              <Arc start={start} pattern={`${(length * fraction) / 100} 100`} className={css.filled} />
            )}
          </g>
        );
      })}
      <text x="60" y="60" className={css.number} textAnchor="middle" dominantBaseline="central">
        {total ?? '–'}
      </text>
    </svg>
  );
}

interface ArcProps {
  readonly start: number;
  readonly pattern: string;
  readonly className?: string | undefined;
  readonly stroke?: string;
}

/** The dashes of the circle draw the arc: the unit is a percent of its length. */
function Arc({ start, pattern, ...look }: ArcProps) {
  return (
    <circle
      cx="60"
      cy="60"
      r="50"
      pathLength="100"
      transform="rotate(-90 60 60)"
      strokeDasharray={pattern}
      strokeDashoffset={-start}
      {...look}
    />
  );
}

function getDots(length: number): string {
  const dots = Array.from({ length: Math.floor(length / 1.5) }, () => '0.5 1');
  return dots.length === 0 ? '0 100' : `${dots.join(' ').replace(/ 1$/, '')} 100`;
}
