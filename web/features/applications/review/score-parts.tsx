import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { MATCH_PARTS, type MatchPart, PART_SOURCES } from '#domain/features/matching/parts.ts';
import { DEFAULT_WEIGHTS } from '#domain/features/matching/weights.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import css from './score-parts.module.css';

interface ScorePartsProps {
  readonly parts: ApplicationCard['score_parts'];
  readonly name: string;
}

/** The six parts of a score as a strip: the width is the usual weight, the height the share that is met. */
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
  const label =
    fraction === null
      ? t('applications.review.partNotCounted', { part })
      : t('applications.review.partPoints', { part, points });
  return (
    <li className={fraction === null ? css.unknown : css.part} title={label} style={{ flexGrow: getWeight(name) }}>
      <span className={css.hidden}>{label}</span>
      {fraction !== null && <span className={css.fill} style={{ blockSize: `${Math.round(fraction)}%` }} />}
    </li>
  );
}

function getWeight(name: MatchPart): number {
  return DEFAULT_WEIGHTS[PART_SOURCES[name].weight];
}
