import type { MatchBand } from '#domain/features/matching/explanation/evidence.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';
import css from './match-label.module.css';

interface MatchLabelProps {
  /** 0 to 100. */
  readonly total: number;
  readonly band: MatchBand;
  /** `row`: "Strong 92", below a header that says what it is. */
  readonly size?: 'small' | 'large' | 'row';
}

const bars = { low: 1, some: 2, good: 3, strong: 4 } satisfies Record<MatchBand, number>;

/** A match as text, then its score; the bars repeat the text as a shape. */
export function MatchLabel({ total, band, size = 'small' }: MatchLabelProps) {
  const t = useT();
  return (
    <span className={classNames(css.match, size === 'large' && css.large, size === 'row' && css.row)}>
      <svg viewBox="0 0 22 16" width="22" height="16" aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <rect
            key={bar}
            x={(bar - 1) * 6}
            y={12 - bar * 3}
            width="4"
            height={4 + bar * 3}
            rx="1"
            className={bar <= bars[band] ? css.full : css.empty}
          />
        ))}
      </svg>
      <span>
        <strong>{size === 'row' ? t(`matching.shortBands.${band}`) : t(`matching.bands.${band}`)}</strong>
        <span className={css.number}>{size === 'row' ? ` ${total}` : ` · ${t('matching.score', { value: total })}`}</span>
      </span>
    </span>
  );
}
