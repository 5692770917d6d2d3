import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowRight, RotateCcw, Search, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import type { Onboarding } from '#domain/features/onboarding/contract.ts';
import type { Profile, ProfileFields } from '#domain/features/seekers/contract.ts';
import { paths } from '#web/app/paths.ts';
import { useMarkStep } from '#web/features/onboarding/queries.ts';
import { StepFrame } from '#web/features/onboarding/step-frame.tsx';
import { StrengthMeter } from '#web/features/seekers/profile-strength.tsx';
import { keptResume, ownProfile, ownResumes, type ReadResume, saveProfile } from '#web/features/seekers/queries.ts';
import { ResumeCheck } from '#web/features/seekers/resume/resume-review.tsx';
import { ResumeUpload } from '#web/features/seekers/resume/resume-upload.tsx';
import { getReturnAddress } from '#web/lib/session/return-address.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './onboarding-page.module.css';

interface ResumeStepProps {
  readonly onboarding: Onboarding;
  readonly onNext: () => void;
}

type Reading = Parameters<typeof ResumeCheck>[0]['read'] & { readonly isKnown: boolean };

/** From a résumé to a profile: upload and review. An unfinished review resumes with the stored résumé. */
export function ResumeStep({ onboarding, onNext }: ResumeStepProps) {
  const t = useT();
  const mark = useMarkStep();
  const { data: profile, error, refetch } = useQuery(ownProfile());
  const [isDone, setDone] = useState(false);
  const { reading, take, isLoading } = useReading(onboarding.resume_id);
  const save = useSaveProfile(profile);
  if (!profile || isLoading) {
    return (
      <Upload onboarding={onboarding} onSkipped={onNext}>
        {error && !profile ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading label={t('seekers.profile.loading')} />
        )}
      </Upload>
    );
  }
  if (isDone) return <ProfileFilled profile={profile} onNext={onNext} />;
  if (!reading) {
    return (
      <Upload onboarding={onboarding} onSkipped={onNext}>
        <ResumeUpload onRead={take} />
        <div className={css.other}>
          <p>{t('seekers.profile.onboarding.skipHint')}</p>
          <LinkButton icon={UserRound} href={paths.editProfile}>
            {t('seekers.profile.onboarding.skip')}
          </LinkButton>
        </div>
      </Upload>
    );
  }
  const keep = async (fields: ProfileFields) => {
    await save(fields);
    setDone(true);
    await mark.mutateAsync({ step: 'resume', state: 'done' });
  };
  return (
    <StepFrame
      step="resume"
      onboarding={onboarding}
      title={t('seekers.profile.onboarding.checkTitle')}
      purpose={t('seekers.profile.onboarding.checkPurpose')}
      onSkipped={onNext}
      isWide
      actions={
        <Button
          icon={RotateCcw}
          onPress={() => mark.mutate({ step: 'resume', state: 'open' }, { onSuccess: () => take(null) })}
        >
          {t('seekers.profile.check.again')}
        </Button>
      }
    >
      {reading.isKnown && (
        <div className={css.note}>
          <InlineNote tone="info">{t('seekers.profile.resumes.known')}</InlineNote>
        </div>
      )}
      <ResumeCheck read={reading} profile={profile} onSave={keep} />
    </StepFrame>
  );
}

/** The résumé under review: the uploaded one, or one from an earlier visit. */
function useReading(waitingId: number | null) {
  const queries = useQueryClient();
  const mark = useMarkStep();
  const [fresh, setFresh] = useState<Reading | null>(null);
  const { data: kept, isLoading } = useQuery(keptResume(fresh ? null : waitingId));
  const take = (read: ReadResume | null) => {
    setFresh(read && { ...read, isKnown: read.already_existing });
    if (!read) return;
    mark.mutate({ step: 'resume', state: 'started', resume_id: read.resume.id });
    void queries.invalidateQueries({ queryKey: ownResumes().queryKey });
  };
  const waiting = kept && waitingId !== null ? { ...kept, resume: { id: kept.id }, isKnown: false } : null;
  return { reading: fresh ?? waiting, take, isLoading };
}

function useSaveProfile(profile: Profile | undefined) {
  const queries = useQueryClient();
  return async (fields: ProfileFields) => {
    if (!profile) return;
    queries.setQueryData(ownProfile().queryKey, await saveProfile(fields, profile.version));
    void queries.invalidateQueries({ queryKey: ['match'] });
    void queries.invalidateQueries({ queryKey: ['jobs'] });
  };
}

interface UploadProps {
  readonly onboarding: Onboarding;
  readonly onSkipped: () => void;
  readonly children: ReactNode;
}

function Upload({ onboarding, onSkipped, children }: UploadProps) {
  const t = useT();
  return (
    <StepFrame
      step="resume"
      onboarding={onboarding}
      title={t('seekers.profile.onboarding.title')}
      purpose={t('seekers.profile.onboarding.purpose')}
      onSkipped={onSkipped}
    >
      {children}
    </StepFrame>
  );
}

function ProfileFilled({ profile, onNext }: { readonly profile: Profile; readonly onNext: () => void }) {
  const t = useT();
  const wanted = getReturnAddress(useLocation().state);
  return (
    <div className={css.page}>
      <PageHeader
        title={t('seekers.profile.onboarding.doneTitle')}
        purpose={t('seekers.profile.onboarding.donePurpose')}
      />
      <Card>
        <StrengthMeter profile={profile} />
      </Card>
      <div className={css.actions}>
        {wanted ? (
          <LinkButton variant="primary" icon={ArrowRight} href={wanted}>
            {t('seekers.profile.onboarding.continue')}
          </LinkButton>
        ) : (
          <Button variant="primary" icon={ArrowRight} onPress={onNext}>
            {t('accounts.recovery.verify.continue')}
          </Button>
        )}
        <LinkButton icon={Search} href={`${paths.search}?sort=match`}>
          {t('seekers.profile.onboarding.search')}
        </LinkButton>
        <LinkButton icon={UserRound} href={paths.editProfile}>
          {t('seekers.profile.onboarding.profile')}
        </LinkButton>
      </div>
    </div>
  );
}
