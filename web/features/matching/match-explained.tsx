import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import type { ExplainedMatch } from '#domain/features/matching/contract.ts';
import { MATCH_PARTS } from '#domain/features/matching/parts.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { MatchLabel } from '#web/ui/data/match-label.tsx';
import css from './match-explained.module.css';
import { MatchPart } from './match-part.tsx';
import { type GainLine, gainLines } from './match-words.ts';

/** Suggestions shown before "Show more". */
const shown = 3;

export interface MatchExplainedProps {
  readonly match: ExplainedMatch;
  /** Whether the user has already applied. */
  readonly isSent?: boolean | undefined;
}

/** A match: label, score, six parts, and suggestions to raise it. */
export function MatchExplained({ match, isSent = false }: MatchExplainedProps) {
  const t = useT();
  const gains = gainLines(t, match);
  return (
    <div className={css.match}>
      <div className={css.total}>
        <Total match={match} />
        <p>
          {t('shell.footer.promise')} {!isSent && t('matching.anyMatch')}
        </p>
      </div>
      {gains.length > 0 && <Gains gains={gains} />}
      {gains.length === 0 && match.total !== null && <p className={css.muted}>{t('matching.complete')}</p>}
      <div>
        {MATCH_PARTS.map((name) => (
          <MatchPart key={name} name={name} part={match.parts[name]} />
        ))}
      </div>
      <p className={css.muted}>{t('matching.meaning')}</p>
      <p className={css.muted}>{t('matching.strength', { value: match.profile_strength })}</p>
    </div>
  );
}

function Total({ match: { total, band, known_parts: count } }: { readonly match: ExplainedMatch }) {
  const t = useT();
  if (total === null || band === null) return <strong>{t('matching.notEnough')}</strong>;
  return (
    <>
      <MatchLabel total={total} band={band} size="large" />
      <p>{t('matching.knownParts', { value: count })}</p>
    </>
  );
}

function Gains({ gains }: { readonly gains: readonly GainLine[] }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const lines = isOpen ? gains : gains.slice(0, shown);
  const title = t('matching.raise');
  return (
    <div className={css.gains}>
      <h3>{title}</h3>
      <p className={css.muted}>{t('matching.raiseHint')}</p>
      <ul className={css.lines}>
        {lines.map(({ key, words }) => (
          <li key={key}>
            <ArrowUp size={20} aria-hidden />
            {words}
          </li>
        ))}
      </ul>
      {gains.length > shown && (
        <div>
          <Button
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'common.actions.showLessAbout' : 'common.actions.showMoreAbout', { name: title })}
            onPress={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'common.actions.showLess' : 'common.actions.showMore')}
          </Button>
        </div>
      )}
    </div>
  );
}
