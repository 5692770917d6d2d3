import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Plus } from 'lucide-react';
import { useId } from 'react';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { PlainLink } from '#web/ui/action/plain-link.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { findNextSteps, getStepAddress } from './profile-steps.ts';
import { ownPreferences, ownProfile } from './queries.ts';
import css from './strength-panel.module.css';
import { StrengthRing } from './strength-ring.tsx';

/** The user's profile strength as a ring, with the best next step. */
export function OwnStrength() {
  const t = useT();
  const id = useId();
  const { data: profile, error, refetch } = useQuery(ownProfile());
  const { data: preferences } = useQuery(ownPreferences());
  if (error) return <ErrorState error={error} title={t('seekers.profile.failed')} onRetry={() => void refetch()} />;
  if (!profile) return <Loading label={t('seekers.profile.loading')} />;
  const [next] = findNextSteps({ profile, preferences });
  return (
    <Card as="section" labelledBy={id}>
      <div className={css.head}>
        <StrengthRing value={profile.strength} />
        <div>
          <h2 id={id} className={css.title}>
            <PlainLink href={paths.editProfile} className={css.link}>
              {t('overview.dashboard.profile')}
            </PlainLink>
          </h2>
          <p className={css.note}>{t('seekers.profile.strength.value', { value: profile.strength })}</p>
          {!next && <p className={css.note}>{t('seekers.profile.strength.complete')}</p>}
        </div>
      </div>
      {next && (
        <PlainLink href={getStepAddress(next)} className={css.next}>
          <Plus size={18} aria-hidden />
          <span className={css.step}>
            <span className={css.note}>{t('overview.dashboard.nextBest')}</span>
            <span className={css.strong}>{t(`seekers.profile.strength.actions.${next}`)}</span>
          </span>
          <ChevronRight size={18} aria-hidden />
        </PlainLink>
      )}
    </Card>
  );
}
