import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useT } from '#web/lib/texts/i18n.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { OrganisationForm } from './organisation-form.tsx';
import { ownOrganisation, saveOwnOrganisation } from './queries.ts';

/** The profile of the organization that the user leads, in the settings. */
export function OwnOrganization() {
  const t = useT();
  const queries = useQueryClient();
  const { data: organisation, error, refetch } = useQuery(ownOrganisation());
  if (error && !organisation) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!organisation) return <Loading label={t('onboarding.loading')} />;
  return (
    <OrganisationForm
      organisation={organisation}
      submitLabel={t('common.actions.save')}
      onSave={async (fields) => {
        queries.setQueryData(ownOrganisation().queryKey, await saveOwnOrganisation(fields));
        showToast({ action: 'save-organization', tone: 'ok', text: t('settings.organizationSaved') });
      }}
    />
  );
}
