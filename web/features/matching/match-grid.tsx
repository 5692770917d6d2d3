import { Check, Minus } from 'lucide-react';
import type { ExplainedMatch } from '#domain/features/matching/contract.ts';
import { MATCH_PARTS, type MatchPart as PartName } from '#domain/features/matching/score/parts.ts';
import { formatList } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { MatchLabel } from '#web/ui/data/match/match-label.tsx';
import { MeterBar } from '#web/ui/data/progress/meter.tsx';
import { formatPoints } from './explained/match-words.ts';
import css from './match-grid.module.css';

/** Terms on each line of a part; the full explanation has all. */
const shownTerms = 3;

/** The six parts of a job seeker's match side by side, for staff: points, what is met, and what is missing. */
export function MatchGrid({ match }: { readonly match: ExplainedMatch }) {
  const t = useT();
  const { total, band } = match;
  if (match.is_blank || total === null || band === null) {
    return (
      <div className={css.match}>
        <p>{t('applications.review.detail.noProfile')}</p>
        <p className={css.muted}>{t('applications.review.person')}</p>
      </div>
    );
  }
  return (
    <div className={css.match}>
      <div className={css.head}>
        <MatchLabel total={total} band={band} />
        <span className={css.muted}>{t('applications.review.person')}</span>
      </div>
      <ul className={css.grid}>
        {MATCH_PARTS.map((name) => (
          <Part key={name} name={name} match={match} />
        ))}
      </ul>
    </div>
  );
}

function Part({ name, match }: { readonly name: PartName; readonly match: ExplainedMatch }) {
  const t = useT();
  const { fraction, score, weight, state, matched, missing } = match.parts[name];
  return (
    <li className={css.part}>
      <div className={css.line}>
        <strong>{t(`matching.parts.${name}`)}</strong>
        <span className={css.muted}>
          {fraction === null
            ? t('matching.notCounted')
            : t('matching.points', { score: formatPoints(score), weight: formatPoints(weight) })}
        </span>
      </div>
      {fraction !== null && <MeterBar value={fraction} />}
      {state === 'compared' ? (
        <>
          <Terms terms={matched} isMet />
          {/* One of the titles or industries is enough. */}
          {fraction !== 100 && <Terms terms={missing} />}
        </>
      ) : (
        <span className={css.muted}>{t(`matching.staff.${state}`)}</span>
      )}
    </li>
  );
}

interface TermsProps {
  readonly terms: readonly { readonly label: string }[];
  readonly isMet?: boolean;
}

function Terms({ terms, isMet = false }: TermsProps) {
  const t = useT();
  if (terms.length === 0) return null;
  const Icon = isMet ? Check : Minus;
  return (
    <span className={css.terms}>
      <Icon size={16} aria-label={t(isMet ? 'matching.staff.met' : 'matching.staff.missing')} role="img" />
      <span>{formatList(terms.slice(0, shownTerms).map(({ label }) => label))}</span>
    </span>
  );
}
