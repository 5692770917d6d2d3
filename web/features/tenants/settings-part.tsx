import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { TenantSettings } from '#domain/features/tenants/admin-contract.ts';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { tenantSettings } from './settings-queries.ts';

interface SettingsPartProps {
  readonly title: PhraseKey;
  readonly children: (settings: TenantSettings) => ReactElement;
}

/** One section of the tenant settings, once loaded. */
export function SettingsPart({ title, children }: SettingsPartProps) {
  const t = useT();
  const { data, error, refetch } = useQuery(tenantSettings);
  if (data) return children(data);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Loading label={t('common.states.loadingName', { name: t(title) })} />;
}
