import type { ExplainedMatch } from '#domain/features/matching/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import css from './explained/match-explained.module.css';
import { SixParts } from './explained/match-explained.tsx';
import { MatchFacts } from './match-facts.tsx';
import { MatchHead } from './match-head.tsx';

/** A job seeker's match for staff, with the note that people decide. An empty profile has none. */
export function MatchForStaff({ match }: { readonly match: ExplainedMatch }) {
  const t = useT();
  if (match.is_blank) {
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
      <MatchHead match={match} reader="staff" />
      <p>{t('applications.review.person')}</p>
      <MatchFacts facts={match.facts} reader="staff" />
      <SixParts match={match} reader="staff" />
    </div>
  );
}
