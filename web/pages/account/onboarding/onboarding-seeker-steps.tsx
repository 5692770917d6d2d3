import { useQuery, useQueryClient } from '@tanstack/react-query';
import { NeedsSection } from '#web/features/needs/needs-section.tsx';
import { useMarkStep } from '#web/features/onboarding/queries.ts';
import { PreferencesForm } from '#web/features/seekers/preferences/preferences-form.tsx';
import { ownPreferences, savePreferences } from '#web/features/seekers/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { FramedStep, type StepProps } from './framed-step.tsx';

export function PreferencesStep({ onboarding, onNext }: StepProps) {
  const t = useT();
  const queries = useQueryClient();
  const mark = useMarkStep();
  const { data: preferences, error, refetch } = useQuery(ownPreferences());
  return (
    <FramedStep step="preferences" onboarding={onboarding} onNext={onNext}>
      {error && !preferences && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!preferences && !error && <Loading label={t('onboarding.loading')} />}
      {preferences && (
        <PreferencesForm
          preferences={preferences}
          action={t('onboarding.next')}
          onSave={async (answers) => {
            queries.setQueryData(ownPreferences().queryKey, await savePreferences(answers));
            await mark.mutateAsync({ step: 'preferences', state: 'done' });
            onNext();
          }}
        />
      )}
    </FramedStep>
  );
}

/** Optional and private: Skip is as prominent as Save. */
export function NeedsStep({ onboarding, onNext }: StepProps) {
  const t = useT();
  const mark = useMarkStep();
  return (
    <FramedStep step="needs" onboarding={onboarding} onNext={onNext}>
      <NeedsSection
        action={t('onboarding.next')}
        onSaved={() => mark.mutate({ step: 'needs', state: 'done' }, { onSuccess: onNext })}
      />
    </FramedStep>
  );
}
