import { ArrowRight } from 'lucide-react';
import * as z from 'zod/mini';
import { Consent } from '#domain/features/accounts/consent.ts';
import { ConsentField } from '#web/features/accounts/sign-up/consent-field.tsx';
import { ComfortControls } from '#web/features/comfort/comfort-controls.tsx';
import { useMarkStep } from '#web/features/onboarding/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { FramedStep, type StepProps } from './framed-step.tsx';
import css from './onboarding-page.module.css';

const Agreed = z.object({ consent: Consent });

/** For accounts created without consent, such as by a provider. */
export function ConsentStep({ onboarding, onNext }: StepProps) {
  const t = useT();
  const mark = useMarkStep();
  const form = useSchemaForm(Agreed, { consent: false });
  const send = async () => {
    await mark.mutateAsync({ step: 'consent', state: 'done' });
    onNext();
  };
  return (
    <FramedStep step="consent" onboarding={onboarding} onNext={onNext}>
      <Form form={form} onSubmit={send}>
        <FormField control={form.control} name="consent" label={t('accounts.signUp.consentLabel')}>
          {(field) => <ConsentField {...field} />}
        </FormField>
        <FormActions>
          <SubmitButton icon={ArrowRight} pendingText={t('onboarding.saving')}>
            {t('onboarding.next')}
          </SubmitButton>
        </FormActions>
      </Form>
    </FramedStep>
  );
}

export function ComfortStep({ onboarding, onNext }: StepProps) {
  const t = useT();
  const mark = useMarkStep();
  return (
    <FramedStep step="comfort" onboarding={onboarding} onNext={onNext}>
      <ComfortControls />
      <div className={css.actions}>
        <FormActions>
          {mark.error && <ErrorState error={mark.error} />}
          <Button
            variant="primary"
            icon={ArrowRight}
            onPress={() => mark.mutate({ step: 'comfort', state: 'done' }, { onSuccess: onNext })}
            isPending={mark.isPending}
            pendingText={t('onboarding.saving')}
          >
            {t('onboarding.next')}
          </Button>
        </FormActions>
      </div>
    </FramedStep>
  );
}
