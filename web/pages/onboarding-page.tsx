import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowRight, RotateCcw, Search, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { ProfileFields } from '#domain/features/seekers/contract.ts';
import { paths } from '#web/app/paths.ts';
import { StrengthMeter } from '#web/features/seekers/profile-strength.tsx';
import { ownProfile, ownResumes, type ReadResume, saveProfile } from '#web/features/seekers/queries.ts';
import { ResumeCheck } from '#web/features/seekers/resume-check.tsx';
import { ResumeUpload } from '#web/features/seekers/resume-upload.tsx';
import { useT } from '#web/lib/i18n.ts';
import { returnAddress } from '#web/lib/return-address.ts';
import { useSession } from '#web/lib/session.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { StepIndicator } from '#web/ui/data/step-indicator.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './onboarding-page.module.css';

/** From a résumé to a profile in three steps: add it, check it, done. */
export function OnboardingPage() {
  const queries = useQueryClient();
  const userId = useSession((session) => session.user.user_id);
  const { data: profile, error, refetch } = useQuery(ownProfile(userId));
  const [read, setRead] = useState<ReadResume | null>(null);
  const [isDone, setDone] = useState(false);
  if (error && !profile) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isDone && profile) return <DoneStep profile={profile} />;
  if (!read || !profile) {
    const take = (resume: ReadResume) => {
      setRead(resume);
      void queries.invalidateQueries({ queryKey: ownResumes(userId).queryKey });
    };
    return <UploadStep isReady={profile !== undefined} onRead={take} />;
  }
  const save = async (fields: ProfileFields) => {
    queries.setQueryData(ownProfile(userId).queryKey, await saveProfile(fields, profile.version));
    void queries.invalidateQueries({ queryKey: ['match'] });
    void queries.invalidateQueries({ queryKey: ['jobs'] });
    setDone(true);
  };
  return <CheckStep read={read} profile={profile} onSave={save} onAgain={() => setRead(null)} />;
}

function UploadStep({ isReady, onRead }: { readonly isReady: boolean; readonly onRead: (read: ReadResume) => void }) {
  const t = useT();
  return (
    <div className={css.page}>
      <PageHeader
        title={t('profile.onboarding.title')}
        purpose={t('profile.onboarding.purpose')}
        above={<StepIndicator step={1} steps={3} name={t('profile.onboarding.stepUpload')} />}
      />
      {isReady ? <ResumeUpload onRead={onRead} /> : <Loading label={t('profile.loading')} />}
      <div className={css.other}>
        <p>{t('profile.onboarding.skipHint')}</p>
        <LinkButton icon={UserRound} href={paths.editProfile}>
          {t('profile.onboarding.skip')}
        </LinkButton>
      </div>
    </div>
  );
}

type CheckStepProps = Parameters<typeof ResumeCheck>[0] & { readonly onAgain: () => void };

function CheckStep({ onAgain, ...check }: CheckStepProps) {
  const t = useT();
  return (
    <>
      <PageHeader
        title={t('profile.onboarding.checkTitle')}
        purpose={t('profile.onboarding.checkPurpose')}
        above={<StepIndicator step={2} steps={3} name={t('profile.onboarding.stepCheck')} />}
        actions={
          <Button icon={RotateCcw} onPress={onAgain}>
            {t('profile.check.again')}
          </Button>
        }
      />
      {check.read.already_existing && (
        <div className={css.note}>
          <InlineNote tone="info">{t('profile.resumes.known')}</InlineNote>
        </div>
      )}
      <ResumeCheck {...check} />
    </>
  );
}

function DoneStep({ profile }: { readonly profile: Parameters<typeof StrengthMeter>[0]['profile'] }) {
  const t = useT();
  const wanted = returnAddress(useLocation().state);
  return (
    <div className={css.page}>
      <PageHeader
        title={t('profile.onboarding.doneTitle')}
        purpose={t('profile.onboarding.donePurpose')}
        above={<StepIndicator step={3} steps={3} name={t('profile.onboarding.stepDone')} />}
      />
      <Card>
        <StrengthMeter profile={profile} />
      </Card>
      <div className={css.actions}>
        {wanted ? (
          <LinkButton variant="primary" icon={ArrowRight} href={wanted}>
            {t('profile.onboarding.goOn')}
          </LinkButton>
        ) : (
          <LinkButton variant="primary" icon={Search} href={`${paths.search}?sort=match`}>
            {t('profile.onboarding.search')}
          </LinkButton>
        )}
        <LinkButton icon={UserRound} href={paths.editProfile}>
          {t('profile.onboarding.profile')}
        </LinkButton>
      </div>
    </div>
  );
}
