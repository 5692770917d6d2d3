import type { ExplainedMatch } from '#domain/features/matching/contract.ts';
import { listMatchArcs } from '#domain/features/matching/score/match-arcs.ts';
import type { MatchPart as PartName } from '#domain/features/matching/score/parts.ts';
import { formatList } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { MatchLabel } from '#web/ui/data/match/match-label.tsx';
import { MatchRing } from '#web/ui/data/match/match-ring.tsx';
import type { Reader } from './explained/match-words.ts';
import css from './match-head.module.css';

interface MatchHeadProps {
  readonly match: ExplainedMatch;
  readonly reader: Reader;
}

/** The number with its label, and how much it is based on; without a number, what is missing on which side. */
export function MatchHead({ match, reader }: MatchHeadProps) {
  const t = useT();
  const { total, band, known_parts: count } = match;
  return (
    <div className={css.head}>
      <MatchRing total={total} arcs={listMatchArcs(match)} />
      <div className={css.words}>
        {total === null || band === null ? (
          <NotEnough match={match} reader={reader} />
        ) : (
          <>
            <MatchLabel total={total} band={band} size="large" />
            <p>{t('matching.knownParts', { value: count })}</p>
          </>
        )}
      </div>
    </div>
  );
}

function NotEnough({ match, reader }: MatchHeadProps) {
  const t = useT();
  const listParts = (side: 'job' | 'profile') => {
    const parts = match.missing_information.flatMap((missing) => (missing.side === side ? missing.part : []));
    return formatList(parts.map((part: PartName) => t(`matching.parts.${part}`)));
  };
  const [job, profile] = [listParts('job'), listParts('profile')];
  return (
    <>
      <strong className={css.title}>{t('matching.notEnough')}</strong>
      {job && <p>{t('matching.jobMissing', { parts: job })}</p>}
      {profile && <p>{t(`matching.${reader}.profileMissing`, { parts: profile })}</p>}
      <p className={css.muted}>{t('matching.enough')}</p>
    </>
  );
}
