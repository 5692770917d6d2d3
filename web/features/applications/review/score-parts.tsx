import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { listRowArcs } from '#domain/features/matching/score/match-arcs.ts';
import { MATCH_PARTS, mapParts } from '#domain/features/matching/score/parts.ts';
import { formatNumber } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { MatchStrip } from '#web/ui/data/match/match-strip.tsx';
import css from './score-parts.module.css';

interface ScorePartsProps {
  readonly parts: ApplicationCard['score_parts'];
  readonly name: string;
}

/** The six parts of a score as a strip, with the points of each as a text. */
export function ScoreParts({ parts, name }: ScorePartsProps) {
  const t = useT();
  if (!parts) return <span className={css.none}>{t('applications.review.noParts')}</span>;
  const labels = MATCH_PARTS.map((key) => {
    const { fraction, score } = parts[key];
    const part = t(`matching.parts.${key}`);
    const points = formatNumber(Math.round(score));
    const label =
      fraction === null
        ? t('applications.review.partNotCounted', { part })
        : t('applications.review.partPoints', { part, points });
    return { key, label };
  });
  return (
    <span className={css.parts} title={labels.map(({ label }) => label).join('\n')}>
      <MatchStrip parts={listRowArcs(mapParts((part) => parts[part].fraction))} />
      <ul className={css.hidden} aria-label={t('applications.review.partsOf', { name })}>
        {labels.map(({ key, label }) => (
          <li key={key}>{label}</li>
        ))}
      </ul>
    </span>
  );
}
