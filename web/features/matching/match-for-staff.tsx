import type { ExplainedMatch } from '#domain/features/matching/contract.ts';
import { MATCH_PARTS } from '#domain/features/matching/parts.ts';
import { useT } from '#web/lib/i18n.ts';
import { MatchLabel } from '#web/ui/data/match-label.tsx';
import css from './match-explained.module.css';
import { MatchPart } from './match-part.tsx';

/**
 * A job seeker's match for staff: label, score, six parts, and the note that people decide.
 * An empty profile has none, and the panel says so.
 */
export function MatchForStaff({ match }: { readonly match: ExplainedMatch }) {
  const t = useT();
  if (match.total === null || match.band === null) {
    return (
      <div className={css.match}>
        <p>
          <strong>{t('applications.review.noProfile')}</strong>
        </p>
        <p>{t('applications.review.detail.noProfile')}</p>
      </div>
    );
  }
  return (
    <div className={css.match}>
      <div className={css.total}>
        <MatchLabel total={match.total} band={match.band} size="large" />
        <p>{t('applications.review.person')}</p>
      </div>
      <div>
        {MATCH_PARTS.map((name) => (
          <MatchPart key={name} name={name} part={match.parts[name]} reader="staff" />
        ))}
      </div>
      <p className={css.muted}>{t('applications.review.detail.matchHint')}</p>
    </div>
  );
}
