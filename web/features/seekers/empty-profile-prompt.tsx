import { useQuery } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useId } from 'react';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import css from './profile/profile-editor.module.css';
import { ownProfile } from './queries.ts';

interface FirstStepProps {
  /** Whether it is the page's primary action. */
  readonly isMain?: boolean;
}

/** Prompts users with an empty profile to complete it. */
export function FirstStep({ isMain = false }: FirstStepProps) {
  const t = useT();
  const id = useId();
  const { data } = useQuery(ownProfile());
  if (!data || data.strength > 0) return null;
  return (
    <Card as="section" labelledBy={id}>
      <div className={css.part}>
        <h2 id={id} className={css.title}>
          {t('home.firstTitle')}
        </h2>
        <p>{t('home.firstText')}</p>
        <div>
          <LinkButton variant={isMain ? 'primary' : 'secondary'} icon={FileUp} href={`${paths.onboarding}?step=resume`}>
            {t('accounts.thankYou.candidate.action')}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
