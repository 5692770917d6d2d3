import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { MATCH_PARTS } from '#domain/features/matching/parts.ts';
import { useT } from '#web/lib/i18n.ts';
import css from './score-parts.module.css';

interface ScorePartsProps {
  readonly parts: ApplicationCard['score_parts'];
  readonly name: string;
}

/** The six match parts side by side. */
export function ScoreParts({ parts, name }: ScorePartsProps) {
  const t = useT();
  if (!parts) return <span className={css.none}>{t('applications.review.noParts')}</span>;
  return (
    <ul className={css.parts} aria-label={t('applications.review.partsOf', { name })}>
      {MATCH_PARTS.map((part) => {
        const { fraction } = parts[part];
        if (fraction === null) return null;
        const percent = Math.round(fraction);
        return (
          <li key={part} className={css.part}>
            <span className={css.hidden}>
              {t('applications.review.partPercent', { part: t(`matching.parts.${part}`), percent })}
            </span>
            <span aria-hidden className={css.words}>
              {t(`applications.review.partShort.${part}`)} <strong>{percent}</strong>
            </span>
            <span aria-hidden className={css.track}>
              <span className={css.fill} style={{ inlineSize: `${percent}%` }} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
