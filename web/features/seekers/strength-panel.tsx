import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import css from './profile-strength.module.css';
import { StrengthMeter } from './profile-strength.tsx';
import { ownProfile } from './queries.ts';

/** The user's profile strength with the best next step. */
export function OwnStrength() {
  const t = useT();
  const { data, error, refetch } = useQuery(ownProfile());
  if (error) return <ErrorState error={error} title={t('seekers.profile.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('seekers.profile.loading')} />;
  return (
    <div className={css.strength}>
      <StrengthMeter profile={data} />
      <div>
        <LinkButton icon={Pencil} href={data.strength === 0 ? paths.onboarding : paths.editProfile}>
          {t(data.strength === 100 ? 'seekers.profile.title' : 'seekers.profile.strength.edit')}
        </LinkButton>
      </div>
    </div>
  );
}
