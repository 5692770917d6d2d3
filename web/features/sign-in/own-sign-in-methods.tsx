import { useQuery } from '@tanstack/react-query';
import { KeyRound, Link2, Link2Off } from 'lucide-react';
import { useState } from 'react';
import type { SignInMethod, OwnSignInMethods as Ways } from '#domain/features/sign-in/contract.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import css from './own-sign-in-methods.module.css';
import { goToProvider, ownSignInMethods, useUnlink } from './queries.ts';
import { useProviderName } from './use-provider-name.ts';

/** The account's sign-in methods: password, connected, and available providers. The last one cannot be removed. */
export function SignInMethodsSection() {
  const t = useT();
  const { data, error, refetch } = useQuery(ownSignInMethods);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('common.states.loadingName', { name: t('signIn.own.title') })} />;
  const hasProviders = data.linked.length + data.available.length > 0;
  return (
    <>
      <p>{t(hasProviders ? 'signIn.own.text' : 'signIn.own.none')}</p>
      {hasProviders && <MethodList ways={data} />}
    </>
  );
}

function MethodList({ ways }: { readonly ways: Ways }) {
  const t = useT();
  const [failure, setFailure] = useState<unknown>(null);
  return (
    <>
      <div role="status">{failure !== null && <InlineNote tone="danger">{translateError(failure)}</InlineNote>}</div>
      <ul className={css.list}>
        {ways.has_password && (
          <li className={css.row}>
            <KeyRound size={24} aria-hidden className={css.icon} />
            <p className={css.words}>{t('signIn.own.passwordOn')}</p>
          </li>
        )}
        <LinkedRows ways={ways} onFailure={setFailure} />
        {ways.available.map((way) => (
          <AvailableRow key={way.provider} way={way} onFailure={setFailure} />
        ))}
      </ul>
    </>
  );
}

interface RowsProps {
  readonly ways: Ways;
  readonly onFailure: (failure: unknown) => void;
}

function LinkedRows({ ways, onFailure }: RowsProps) {
  const t = useT();
  const getName = useProviderName();
  const announce = useAnnounce();
  const unlink = useUnlink();
  const isLast = !ways.has_password && ways.linked.length === 1;
  return ways.linked.map((way) => {
    const name = getName(way);
    const disconnect = () => {
      onFailure(null);
      unlink.mutate(way.provider, {
        onSuccess: () => announce(t('signIn.own.disconnected', { name })),
        onError: onFailure,
      });
    };
    return (
      <li key={way.provider} className={css.row}>
        <Link2 size={24} aria-hidden className={css.icon} />
        <div className={css.words}>
          <p className={css.name}>{name}</p>
          <p className={css.facts}>{t('signIn.own.connectedAs', { email: way.email, date: formatDate(way.since) })}</p>
        </div>
        <Button
          icon={Link2Off}
          isPending={unlink.isPending}
          reason={isLast ? t('signIn.own.lastMethod') : undefined}
          onPress={() => !isLast && disconnect()}
        >
          {t('signIn.own.disconnect', { name })}
        </Button>
      </li>
    );
  });
}

function AvailableRow({
  way,
  onFailure,
}: {
  readonly way: SignInMethod;
  readonly onFailure: (failure: unknown) => void;
}) {
  const t = useT();
  const name = useProviderName()(way);
  const [isLeaving, setLeaving] = useState(false);
  const connect = () => {
    onFailure(null);
    setLeaving(true);
    void goToProvider(way.provider, 'link', null).catch((failure: unknown) => {
      setLeaving(false);
      onFailure(failure);
    });
  };
  return (
    <li className={css.row}>
      <Link2Off size={24} aria-hidden className={css.icon} />
      <p className={css.words}>{name}</p>
      <Button icon={Link2} isPending={isLeaving} onPress={connect}>
        {t('signIn.own.connect', { name })}
      </Button>
    </li>
  );
}
