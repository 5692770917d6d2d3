import { FileUp } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { MatchExplained, type MatchExplainedProps } from './match-explained.tsx';
import css from './match-panel.module.css';

/** A job seeker's own match; without anything to match with, the way to that instead of a low one. */
export function OwnMatch({ match, isSent }: MatchExplainedProps) {
  const t = useT();
  if (!match.is_blank) return <MatchExplained match={match} isSent={isSent} />;
  return (
    <div className={css.words}>
      <p className={css.title}>{t('matching.empty.title')}</p>
      <p>{t('matching.empty.text')}</p>
      <div>
        <LinkButton icon={FileUp} href={`${paths.onboarding}?step=resume`}>
          {t('matching.empty.action')}
        </LinkButton>
      </div>
    </div>
  );
}
