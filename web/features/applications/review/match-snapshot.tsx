import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { MatchLabel } from '#web/ui/data/match/match-label.tsx';
import css from './match-snapshot.module.css';

interface MatchSnapshotProps extends Pick<ApplicationCard, 'score' | 'band'> {
  readonly size?: 'small' | 'row';
}

/** The match at the time of applying, or none without enough information. */
export function MatchSnapshot({ score, band, size = 'small' }: MatchSnapshotProps) {
  const t = useT();
  if (score === null || band === null) {
    return <span className={css.none}>{t('applications.review.noProfile')}</span>;
  }
  return <MatchLabel total={score} band={band} size={size} />;
}
