import { Check, CircleDashed, Minus } from 'lucide-react';
import type { ExplainedMatch, MatchPart as Part } from '#domain/features/matching/contract.ts';
import { MATCH_PARTS, type MatchPart as PartName } from '#domain/features/matching/score/parts.ts';
import { MatchHead } from '#web/features/matching/match-head.tsx';
import { formatList } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import css from './match-breakdown.module.css';
import { formatLevel, formatPoints, type Reader } from './match-words.ts';

interface MatchBreakdownProps {
  readonly match: ExplainedMatch;
  readonly reader: Reader;
}

/** Number of terms named in a line. */
const maxTerms = 3;

/** The number, and one line for each of the six parts: what matches and its points. */
export function MatchBreakdown({ match, reader }: MatchBreakdownProps) {
  const t = useT();
  return (
    <div className={css.breakdown}>
      <MatchHead match={match} reader={reader} />
      <ul className={css.lines}>
        {MATCH_PARTS.map((name) => {
          const part = match.parts[name];
          const isCounted = match.total !== null && part.fraction !== null;
          return (
            <li key={name} className={css.line}>
              <PartIcon fraction={isCounted ? part.fraction : null} />
              <strong>{t(`matching.parts.${name}`)}</strong>
              <span className={css.detail}>{describePart(t, name, part)}</span>
              <span className={css.points}>
                {isCounted
                  ? t('matching.pointsShort', { score: formatPoints(part.score), weight: formatPoints(part.weight) })
                  : t('matching.notCounted')}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A check from one half on, a dash below. */
function PartIcon({ fraction }: { readonly fraction: number | null }) {
  if (fraction === null) return <CircleDashed size={18} aria-hidden className={css.unknown} />;
  return fraction >= 50 ? (
    <Check size={18} aria-hidden className={css.met} />
  ) : (
    <Minus size={18} aria-hidden className={css.missing} />
  );
}

/** "SQL, Microsoft Excel", or in words why nothing is compared. */
function describePart(t: Translate, name: PartName, part: Part): string {
  if (part.state !== 'compared') return t(`matching.states.${part.state}`);
  if (part.asked_level !== null) return formatLevel(t, name, part.asked_level);
  const matched = part.matched.map(({ own }) => own.label);
  if (matched.length > 0) return formatList(matched.slice(0, maxTerms));
  return t('matching.missingTerms', { terms: formatList(part.missing.slice(0, maxTerms).map(({ label }) => label)) });
}
