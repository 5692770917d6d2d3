import type { ReactNode } from 'react';
import type { Onboarding } from '#domain/features/onboarding/contract.ts';
import type { OnboardingStep } from '#domain/features/onboarding/steps.ts';
import { StepFrame } from '#web/features/onboarding/step-frame.tsx';
import { useT } from '#web/lib/texts/i18n.ts';

export interface StepProps {
  readonly onboarding: Onboarding;
  /** Continues to the next open step. */
  readonly onNext: () => void;
}

type FramedStepProps = StepProps & {
  readonly step: Exclude<OnboardingStep, 'resume'>;
  /** Replaces the purpose of the step. */
  readonly purpose?: string | undefined;
  readonly children: ReactNode;
};

/** A step with its title and purpose. */
export function FramedStep({ step, onboarding, onNext, purpose, children }: FramedStepProps) {
  const t = useT();
  return (
    <StepFrame
      step={step}
      onboarding={onboarding}
      title={t(`onboarding.${step}.title`)}
      purpose={purpose ?? t(`onboarding.${step}.purpose`)}
      onSkipped={onNext}
    >
      {children}
    </StepFrame>
  );
}
