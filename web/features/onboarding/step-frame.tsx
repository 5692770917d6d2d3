import { ArrowLeft, SkipForward } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Onboarding } from '#domain/features/onboarding/contract.ts';
import { canSkip, type OnboardingStep } from '#domain/features/onboarding/steps.ts';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { StepIndicator } from '#web/ui/data/progress/step-indicator.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { useMarkStep } from './queries.ts';
import css from './step-frame.module.css';

interface StepFrameProps {
  readonly onboarding: Onboarding;
  readonly step: OnboardingStep;
  readonly title: string;
  readonly purpose: string;
  readonly children: ReactNode;
  /** Called after the step is skipped. */
  readonly onSkipped: () => void;
  /** Content next to the title, such as a restart button. */
  readonly actions?: ReactNode;
  readonly isWide?: boolean;
}

/** The frame of an onboarding step: progress, Back, and Skip. */
export function StepFrame(props: StepFrameProps) {
  const { onboarding, step, title, purpose, children, onSkipped, actions, isWide } = props;
  const t = useT();
  const skipping = useMarkStep();
  const at = onboarding.steps.findIndex(({ id }) => id === step);
  const before = onboarding.steps[at - 1]?.id;
  const skip = () => skipping.mutate({ step, state: 'skipped' }, { onSuccess: onSkipped });
  return (
    <div className={isWide ? css.wide : css.page}>
      <PageHeader
        title={title}
        purpose={purpose}
        above={<StepIndicator step={at + 1} steps={onboarding.steps.length} name={t(`onboarding.${step}.name`)} />}
        actions={actions}
      />
      {children}
      {skipping.error && <ErrorState error={skipping.error} />}
      <div className={css.foot}>
        <p>{t('onboarding.leave')}</p>
        <div className={css.actions}>
          {before && (
            <LinkButton icon={ArrowLeft} href={`${paths.onboarding}?step=${before}`}>
              {t('onboarding.back')}
            </LinkButton>
          )}
          {canSkip(step) && (
            <Button
              icon={SkipForward}
              onPress={skip}
              isPending={skipping.isPending}
              pendingText={t('onboarding.saving')}
            >
              {t('onboarding.skip')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
