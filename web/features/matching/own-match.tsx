import { FileUp } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { MatchExplained, type MatchExplainedProps } from './explained/match-explained.tsx';
import css from './match-panel.module.css';

/** The seeker's own match, or a prompt to complete an empty profile instead of a low score. */
export function OwnMatch({ match, heading, ...rest }: MatchExplainedProps) {
  const t = useT();
  if (!match.is_blank) return <MatchExplained match={match} heading={heading} {...rest} />;
  return (
    <div className={css.words}>
      {heading}
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
