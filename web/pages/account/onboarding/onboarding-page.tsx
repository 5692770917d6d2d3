import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Onboarding } from '#domain/features/onboarding/contract.ts';
import type { OnboardingStep } from '#domain/features/onboarding/steps.ts';
import { paths } from '#web/app/paths.ts';
import { onboardingQuery } from '#web/features/onboarding/queries.ts';
import { StepsDone } from '#web/features/onboarding/steps-done.tsx';
import { getReturnAddress } from '#web/lib/session/return-address.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { StepProps } from './framed-step.tsx';
import { FirstJobStep, OrganisationStep } from './onboarding-employer-steps.tsx';
import { ResumeStep } from './onboarding-resume.tsx';
import { NeedsStep, PreferencesStep } from './onboarding-seeker-steps.tsx';
import { ComfortStep, ConsentStep } from './onboarding-steps.tsx';

/** Onboarding, resumed on any device. */
export function OnboardingPage() {
  const t = useT();
  const { state } = useLocation();
  const [query] = useSearchParams();
  const { data: onboarding, error, refetch } = useQuery(onboardingQuery());
  if (!onboarding) {
    return (
      <>
        <PageHeader title={t('onboarding.title')} />
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading label={t('onboarding.loading')} />
        )}
      </>
    );
  }
  const asked = onboarding.steps.find(({ id }) => id === query.get('step'))?.id;
  const step = asked ?? onboarding.current;
  if (step === null) return <StepsDone onboarding={onboarding} next={getReturnAddress(state) ?? paths.start} />;
  return <Step key={step} step={step} onboarding={onboarding} />;
}

function Step({ step, onboarding }: { readonly step: OnboardingStep; readonly onboarding: Onboarding }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const Part = parts[step];
  return <Part onboarding={onboarding} onNext={() => void navigate(paths.onboarding, { state })} />;
}

const parts = {
  consent: ConsentStep,
  comfort: ComfortStep,
  resume: ResumeStep,
  preferences: PreferencesStep,
  needs: NeedsStep,
  organisation: OrganisationStep,
  first_job: FirstJobStep,
} satisfies Record<OnboardingStep, (props: StepProps) => React.ReactNode>;
