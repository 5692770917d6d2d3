import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Clock, Pencil } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { useMarkStep } from '#web/features/onboarding/queries.ts';
import { OrganisationForm } from '#web/features/organisations/organisation-form.tsx';
import { ownOrganisation, saveOwnOrganisation } from '#web/features/organisations/queries.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FramedStep, type StepProps } from './framed-step.tsx';

export function OrganisationStep({ onboarding, onNext }: StepProps) {
  const t = useT();
  const queries = useQueryClient();
  const mark = useMarkStep();
  const hires = useScope('job.write') !== null;
  const { data: organisation, error, refetch } = useQuery(ownOrganisation());
  return (
    <FramedStep
      step="organisation"
      onboarding={onboarding}
      onNext={onNext}
      purpose={hires ? undefined : t('onboarding.organisation.partnerPurpose')}
    >
      {error && !organisation && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!organisation && !error && <Loading label={t('onboarding.loading')} />}
      {organisation && (
        <OrganisationForm
          organisation={organisation}
          submitLabel={t('onboarding.next')}
          onSave={async (fields) => {
            queries.setQueryData(ownOrganisation().queryKey, await saveOwnOrganisation(fields));
            await mark.mutateAsync({ step: 'organisation', state: 'done' });
            onNext();
          }}
        />
      )}
    </FramedStep>
  );
}

export function FirstJobStep({ onboarding, onNext }: StepProps) {
  const t = useT();
  const mark = useMarkStep();
  return (
    <FramedStep step="first_job" onboarding={onboarding} onNext={onNext}>
      <FormActions>
        <LinkButton variant="primary" icon={Pencil} href={paths.createJob}>
          {t('onboarding.first_job.write')}
        </LinkButton>
        <Button
          icon={Clock}
          onPress={() => mark.mutate({ step: 'first_job', state: 'done' }, { onSuccess: onNext })}
          isPending={mark.isPending}
          pendingText={t('onboarding.saving')}
        >
          {t('onboarding.first_job.later')}
        </Button>
      </FormActions>
      {mark.error && <ErrorState error={mark.error} />}
    </FramedStep>
  );
}
