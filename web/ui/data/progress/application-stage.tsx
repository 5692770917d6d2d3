import type { ReactNode } from 'react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { getStagePosition, stages } from '#domain/features/applications/stages.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { StageStepper } from './stage-stepper.tsx';

interface ApplicationStageProps {
  readonly card: Pick<ApplicationCard, 'status' | 'status_before'>;
  readonly size?: 'normal' | 'small';
  /** The words below the dots. */
  readonly children?: ReactNode;
}

/** The stage of an application as five dots. */
export function ApplicationStage({ card, size = 'normal', children }: ApplicationStageProps) {
  const t = useT();
  const { step, isEnded } = getPosition(card);
  return (
    <StageStepper
      step={step}
      count={stages.length}
      isEnded={isEnded}
      isComplete={card.status === 'hired'}
      label={stageLabel(t, card)}
      size={size}
    >
      {children}
    </StageStepper>
  );
}

/** "Step 3 of 5"; nothing before the application is submitted. */
export function StepNumber({ card }: Pick<ApplicationStageProps, 'card'>) {
  const t = useT();
  const { step } = getPosition(card);
  return step === 0 ? null : (
    <span aria-hidden>{t('applications.tracker.stepOf', { step, count: stages.length })}</span>
  );
}

function stageLabel(t: Translate, card: ApplicationStageProps['card']): string {
  const { step } = getPosition(card);
  const name = t(`statuses.application.${card.status}`);
  return step === 0 ? name : t('common.labels.step', { step, steps: stages.length, name });
}

function getPosition({ status, status_before }: ApplicationStageProps['card']) {
  return getStagePosition({ status, statusBefore: status_before });
}
