import css from './strength-ring.module.css';

/** The profile strength as a ring. Decorative: the number is next to it as text. */
export function StrengthRing({ value }: { readonly value: number }) {
  return (
    <svg viewBox="0 0 72 72" className={css.ring} aria-hidden="true">
      <circle cx="36" cy="36" r="31" className={css.track} />
      {value > 0 && (
        <circle
          cx="36"
          cy="36"
          r="31"
          pathLength="100"
          strokeDasharray={`${value} 100`}
          transform="rotate(-90 36 36)"
          className={css.filled}
        />
      )}
      <text x="36" y="37" textAnchor="middle" dominantBaseline="central" className={css.number}>
        {value}
      </text>
    </svg>
  );
}
