import { LogIn, RefreshCw } from 'lucide-react';
import type { Provider } from '#domain/features/sign-in/contract.ts';
import { paths } from '#web/app/paths.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useSession } from '#web/lib/session.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { goToProvider } from './queries.ts';
import { useKnownProvider } from './use-known-provider.ts';

/** A failed provider sign-in, with two alternatives. */
export function ProviderFailed({ provider, error }: { readonly provider: Provider; readonly error: unknown }) {
  const t = useT();
  const { name } = useKnownProvider(provider);
  const isSignedIn = useSession((session) => session.user.authenticated);
  const purpose = isSignedIn ? 'link' : 'sign_in';
  const hasReason = error instanceof ApiError && error.code !== 'provider_refused';
  return (
    <Banner
      tone="warn"
      role="alert"
      title={t('signIn.back.failed', { name })}
      actions={
        <>
          <Button icon={RefreshCw} onPress={() => void goToProvider(provider, purpose, null).catch(() => undefined)}>
            {t('signIn.back.again')}
          </Button>
          {isSignedIn ? (
            <LinkButton href={paths.allSettings}>{t('settings.openAll')}</LinkButton>
          ) : (
            <LinkButton href={paths.login} icon={LogIn}>
              {t('signIn.back.logIn')}
            </LinkButton>
          )}
        </>
      }
    >
      {hasReason ? translateError(error) : t('signIn.back.failedText')}
    </Banner>
  );
}
