import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { MATCH_PARTS, type MatchPart } from '#domain/features/matching/parts.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import css from './score-parts.module.css';

interface ScorePartsProps {
  readonly parts: ApplicationCard['score_parts'];
  readonly name: string;
}

/** The points of the six parts side by side; they add up to the score. */
export function ScoreParts({ parts, name }: ScorePartsProps) {
  const t = useT();
  if (!parts) return <span className={css.none}>{t('applications.review.noParts')}</span>;
  return (
    <ul className={css.parts} aria-label={t('applications.review.partsOf', { name })}>
      {MATCH_PARTS.map((part) => (
        <Part key={part} name={part} part={parts[part]} />
      ))}
    </ul>
  );
}

interface PartProps {
  readonly name: MatchPart;
  readonly part: NonNullable<ApplicationCard['score_parts']>[MatchPart];
}

function Part({ name, part: { fraction, score } }: PartProps) {
  const t = useT();
  const part = t(`matching.parts.${name}`);
  const points = formatNumber(Math.round(score));
  return (
    <li className={css.part}>
      <span className={css.hidden}>
        {fraction === null
          ? t('applications.review.partNotCounted', { part })
          : t('applications.review.partPoints', { part, points })}
      </span>
      <span aria-hidden className={css.words}>
        {t(`applications.review.partShort.${name}`)} <strong>{fraction === null ? '–' : points}</strong>
      </span>
      <span aria-hidden className={fraction === null ? css.unknown : css.track}>
        {fraction !== null && <span className={css.fill} style={{ inlineSize: `${Math.round(fraction)}%` }} />}
      </span>
    </li>
  );
}
