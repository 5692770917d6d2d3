import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Preferences } from '#domain/features/seekers/preferences.ts';
import { ownPreferences, savePreferences } from '#web/features/seekers/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { PreferencesForm } from './preferences-form.tsx';

/** The job preferences, hidden from employers. */
export function OwnPreferences() {
  const t = useT();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(ownPreferences());
  const save = async (preferences: Preferences) => {
    queries.setQueryData(ownPreferences().queryKey, await savePreferences(preferences));
    void queries.invalidateQueries({ queryKey: ['preference-fit'] });
    showToast({
      action: 'save-preferences',
      tone: 'ok',
      text: t('seekers.preferences.saved'),
      detail: t('seekers.preferences.savedDetail'),
    });
  };
  return (
    <>
      <p>{t('seekers.preferences.purpose')}</p>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loading label={t('common.states.loadingName', { name: t('seekers.preferences.title') })} />}
      {data && <PreferencesForm preferences={data} action={t('seekers.preferences.save')} onSave={save} />}
    </>
  );
}
