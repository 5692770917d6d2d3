import { useQuery } from '@tanstack/react-query';
import type { Identity } from '#domain/features/accounts/contract.ts';
import { identityQuery } from '#web/features/accounts/queries.ts';
import { getUserRole } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { SummaryList } from '#web/ui/data/summary-list.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';

/** The account details. */
export function AccountFacts() {
  const t = useT();
  const { data, error, refetch } = useQuery(identityQuery());
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('common.states.loadingName', { name: t('settings.account.title') })} />;
  return <Facts identity={data} />;
}

function Facts({ identity }: { readonly identity: Identity }) {
  const t = useT();
  const role = useSession((session) => getUserRole(session.user));
  const rows = [
    { label: t('settings.account.name'), value: identity.full_name },
    { label: t('settings.account.email'), value: identity.email },
    ...(role ? [{ label: t('settings.account.role'), value: t(`shell.roles.${role}`) }] : []),
    ...(identity.organisation_name
      ? [{ label: t('settings.account.organisation'), value: identity.organisation_name }]
      : []),
  ];
  return <SummaryList rows={rows} />;
}
