import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowRight, Clock, Pencil } from 'lucide-react';
import * as z from 'zod/mini';
import type { Onboarding } from '#domain/features/onboarding/contract.ts';
import type { OnboardingStep } from '#domain/features/onboarding/steps.ts';
import { paths } from '#web/app/paths.ts';
import { ConsentField } from '#web/features/accounts/consent-field.tsx';
import { ComfortControls } from '#web/features/comfort/comfort-controls.tsx';
import { NeedsSection } from '#web/features/needs/needs-section.tsx';
import { useMarkStep } from '#web/features/onboarding/queries.ts';
import { StepFrame } from '#web/features/onboarding/step-frame.tsx';
import { OrganisationForm } from '#web/features/organisations/organisation-form.tsx';
import { ownOrganisation, saveOwnOrganisation } from '#web/features/organisations/queries.ts';
import { PreferencesForm } from '#web/features/seekers/preferences-form.tsx';
import { ownPreferences, savePreferences } from '#web/features/seekers/queries.ts';
import { useT } from '#web/lib/i18n.ts';
import { useOwnerId } from '#web/lib/session.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import css from './onboarding-page.module.css';

interface StepProps {
  readonly onboarding: Onboarding;
  readonly onNext: () => void;
}

const Agreed = z.object({ consent: z.boolean().check(z.refine((isGiven) => isGiven, { error: 'required' })) });

/** For accounts that were made without it, such as by another sign-in. */
export function ConsentStep({ onboarding, onNext }: StepProps) {
  const t = useT();
  const mark = useMarkStep();
  const form = useSchemaForm(Agreed, { consent: false });
  const send = async () => {
    await mark.mutateAsync({ step: 'consent', state: 'done' });
    onNext();
  };
  return (
    <Framed step="consent" onboarding={onboarding} onNext={onNext}>
      <Form form={form} onSend={send}>
        <FormField control={form.control} name="consent" label={t('account.signUp.consentLabel')}>
          {(field) => <ConsentField {...field} />}
        </FormField>
        <FormActions>
          <SubmitButton icon={ArrowRight} pendingText={t('onboarding.saving')}>
            {t('onboarding.next')}
          </SubmitButton>
        </FormActions>
      </Form>
    </Framed>
  );
}

export function ComfortStep({ onboarding, onNext }: StepProps) {
  return (
    <Framed step="comfort" onboarding={onboarding} onNext={onNext}>
      <ComfortControls />
      <div className={css.actions}>
        <GoOn step="comfort" onNext={onNext} />
      </div>
    </Framed>
  );
}

export function PreferencesStep({ onboarding, onNext }: StepProps) {
  const t = useT();
  const queries = useQueryClient();
  const mark = useMarkStep();
  const userId = useOwnerId();
  const { data: preferences, error, refetch } = useQuery(ownPreferences(userId));
  return (
    <Framed step="preferences" onboarding={onboarding} onNext={onNext}>
      {error && !preferences && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!preferences && !error && <Loading label={t('onboarding.loading')} />}
      {preferences && (
        <PreferencesForm
          preferences={preferences}
          action={t('onboarding.next')}
          onSave={async (answers) => {
            queries.setQueryData(ownPreferences(userId).queryKey, await savePreferences(answers));
            await mark.mutateAsync({ step: 'preferences', state: 'done' });
            onNext();
          }}
        />
      )}
    </Framed>
  );
}

/** Optional, and private: the way past it is as near as the way through. */
export function NeedsStep({ onboarding, onNext }: StepProps) {
  const t = useT();
  const mark = useMarkStep();
  return (
    <Framed step="needs" onboarding={onboarding} onNext={onNext}>
      <NeedsSection
        action={t('onboarding.next')}
        onSaved={() => mark.mutate({ step: 'needs', state: 'done' }, { onSuccess: onNext })}
      />
    </Framed>
  );
}

export function OrganisationStep({ onboarding, onNext }: StepProps) {
  const t = useT();
  const queries = useQueryClient();
  const mark = useMarkStep();
  const userId = useOwnerId();
  const { data: organisation, error, refetch } = useQuery(ownOrganisation(userId));
  return (
    <Framed step="organisation" onboarding={onboarding} onNext={onNext}>
      {error && !organisation && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!organisation && !error && <Loading label={t('onboarding.loading')} />}
      {organisation && (
        <OrganisationForm
          organisation={organisation}
          onSave={async (fields) => {
            queries.setQueryData(ownOrganisation(userId).queryKey, await saveOwnOrganisation(fields));
            await mark.mutateAsync({ step: 'organisation', state: 'done' });
            onNext();
          }}
        />
      )}
    </Framed>
  );
}

export function FirstJobStep({ onboarding, onNext }: StepProps) {
  const t = useT();
  return (
    <Framed step="first_job" onboarding={onboarding} onNext={onNext}>
      <FormActions>
        <LinkButton variant="primary" icon={Pencil} href={paths.createJob}>
          {t('onboarding.first_job.write')}
        </LinkButton>
        <MarkDone step="first_job" onNext={onNext} />
      </FormActions>
    </Framed>
  );
}

type FramedProps = StepProps & {
  readonly step: Exclude<OnboardingStep, 'resume'>;
  readonly children: React.ReactNode;
};

function Framed({ step, onboarding, onNext, children }: FramedProps) {
  const t = useT();
  return (
    <StepFrame
      step={step}
      onboarding={onboarding}
      title={t(`onboarding.${step}.title`)}
      purpose={t(`onboarding.${step}.purpose`)}
      onSkipped={onNext}
    >
      {children}
    </StepFrame>
  );
}

function GoOn({ step, onNext }: { readonly step: OnboardingStep; readonly onNext: () => void }) {
  const t = useT();
  const mark = useMarkStep();
  return (
    <FormActions>
      {mark.error && <ErrorState error={mark.error} />}
      <Button
        variant="primary"
        icon={ArrowRight}
        onPress={() => mark.mutate({ step, state: 'done' }, { onSuccess: onNext })}
        isPending={mark.isPending}
        pendingText={t('onboarding.saving')}
      >
        {t('onboarding.next')}
      </Button>
    </FormActions>
  );
}

function MarkDone({ step, onNext }: { readonly step: OnboardingStep; readonly onNext: () => void }) {
  const t = useT();
  const mark = useMarkStep();
  return (
    <Button icon={Clock} onPress={() => mark.mutate({ step, state: 'done' }, { onSuccess: onNext })}>
      {t('onboarding.first_job.later')}
    </Button>
  );
}
