import { ArrowUp, Flag } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ExplainedMatch } from '#domain/features/matching/contract.ts';
import { MATCH_PARTS } from '#domain/features/matching/score/parts.ts';
import { MatchFacts } from '#web/features/matching/match-facts.tsx';
import { openFeedback } from '#web/lib/feedback-request.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ShowMore } from '#web/ui/data/show-more.tsx';
import { MatchBreakdown } from './match-breakdown.tsx';
import css from './match-explained.module.css';
import { MatchPart } from './match-part.tsx';
import { type GainLine, gainLines, type Reader } from './match-words.ts';

/** Suggestions shown before "Show more". */
const shown = 3;

export interface MatchExplainedProps {
  readonly match: ExplainedMatch;
  /** Whether the user has already applied. */
  readonly isSent?: boolean | undefined;
  /** In one line with the button that shows the rest; without it the button is below. */
  readonly heading?: ReactNode;
  /** The line about the workplace next to the score. */
  readonly workplace?: ReactNode;
  /** After the six parts. */
  readonly children?: ReactNode;
}

/** The seeker's match in short; on request the lines next to it, ways to raise it, and the six parts in full. */
export function MatchExplained({ match, isSent = false, heading, workplace, children }: MatchExplainedProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const gains = gainLines(t, match);
  const isFull = match.total === 100;
  const more = <ShowMore name={t('matching.title')} isOpen={isOpen} onChange={setOpen} />;
  return (
    <div className={css.match}>
      {heading && (
        <div className={css.heading}>
          {heading}
          {more}
        </div>
      )}
      <MatchBreakdown match={match} reader="self" />
      {!heading && more}
      <div className={classNames(css.match, !isOpen && css.closed)}>
        <p>
          {t('shell.footer.promise')} {!isSent && t('matching.anyMatch')}
        </p>
        <MatchFacts facts={match.facts} reader="self" workplace={workplace} />
        {gains.length > 0 && <Gains gains={gains} />}
        {isFull && <p className={css.muted}>{t('matching.complete')}</p>}
        <SixParts match={match} reader="self" />
        {children}
      </div>
    </div>
  );
}

interface SixPartsProps {
  readonly match: ExplainedMatch;
  readonly reader: Reader;
}

/** Each part with its points, then how they make the number. */
export function SixParts({ match, reader }: SixPartsProps) {
  const t = useT();
  return (
    <>
      <div>
        <h3 className={css.title}>{t('matching.sixParts')}</h3>
        {MATCH_PARTS.map((name) => (
          <MatchPart key={name} name={name} part={match.parts[name]} reader={reader} isScored={match.total !== null} />
        ))}
        {reader === 'self' && <ReportMistake />}
      </div>
      <div className={css.how}>
        <h3 className={css.title}>{t('matching.calculated')}</h3>
        <ul className={css.points}>
          <li>{t('matching.howParts')}</li>
          <li>{t('matching.howRelated')}</li>
          <li>{t('matching.howSort')}</li>
          <li>{t(`matching.${reader}.howPrivate`)}</li>
        </ul>
      </div>
    </>
  );
}

/** Opens the feedback dialog, for a job that was read wrong. */
function ReportMistake() {
  const t = useT();
  const report = () => openFeedback({ feedback_type: 'Suggestions', description: `${t('matching.reportText')} ` });
  return (
    <Button icon={Flag} onPress={report}>
      {t('matching.report')}
    </Button>
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
