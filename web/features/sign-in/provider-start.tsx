import { LogIn, UserX } from 'lucide-react';
import { useState } from 'react';
import type { Provider } from '#domain/features/sign-in/contract.ts';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { ProviderButton } from './provider-button.tsx';
import { ProviderFailed } from './provider-failed.tsx';
import { goToProvider } from './queries.ts';
import { useKnownProvider } from './use-known-provider.ts';

/** Shown without a response: the button to the provider, if the tenant uses it. */
export function ProviderStart({ provider }: { readonly provider: Provider }) {
  const t = useT();
  const { data, error, refetch, name, way } = useKnownProvider(provider);
  const [isLeaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('common.states.loading')} />;
  if (failure !== null) return <ProviderFailed provider={provider} error={failure} />;
  if (!way) {
    return (
      <EmptyState icon={UserX} title={t('signIn.back.off', { name })} action={<LogInInstead />}>
        {t('signIn.back.offText')}
      </EmptyState>
    );
  }
  const go = () => {
    setLeaving(true);
    void goToProvider(provider, 'sign_in', null).catch((reason: unknown) => {
      setLeaving(false);
      setFailure(reason);
    });
  };
  return <ProviderButton way={way} isPending={isLeaving} onPress={go} />;
}

function LogInInstead() {
  const t = useT();
  return (
    <LinkButton href={paths.login} icon={LogIn} variant="primary">
      {t('signIn.back.logIn')}
    </LinkButton>
  );
}
