import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Provider, SignInResult } from '#domain/features/sign-in/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { type Pending, takePending } from './pending.ts';
import { ProveAccount } from './prove-account.tsx';
import { ProviderFailed } from './provider-failed.tsx';
import { ProviderStart } from './provider-start.tsx';
import { finishLink, finishSignIn } from './queries.ts';
import { useKnownProvider } from './use-known-provider.ts';

interface ProviderReturnProps {
  readonly provider: Provider;
  /** The query string from the provider; empty if the page was opened directly. */
  readonly answer: string;
  /** Called when done; `link` if a provider was connected to an account. */
  readonly onDone: (purpose: Pending['purpose'], from: string | null) => void;
}

/** The provider callback page: finishes the sign-in, asks for a password if needed, or shows the error. */
export function ProviderReturn({ provider, answer, onDone }: ProviderReturnProps) {
  const t = useT();
  const { name } = useKnownProvider(provider);
  return (
    <>
      <PageHeader title={t('signIn.back.title', { name })} purpose={t('signIn.back.purpose', { name })} />
      {answer === '' ? (
        <ProviderStart provider={provider} />
      ) : (
        <Finishing provider={provider} answer={answer} onDone={onDone} />
      )}
    </>
  );
}

function Finishing({ provider, answer, onDone }: ProviderReturnProps) {
  const t = useT();
  const [pending] = useState(() => takeOnce(provider, answer));
  const { data, error } = useQuery({
    queryKey: ['sign-in', 'finish', answer],
    queryFn: () => finish(pending, answer, onDone),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (error) return <ProviderFailed provider={provider} error={error} />;
  if (data?.status !== 'needs_password' || !pending) return <Loading label={t('signIn.back.pending')} />;
  return (
    <ProveAccount
      provider={provider}
      held={{ ...data, key: pending.key }}
      onDone={() => onDone('sign_in', pending.from)}
    />
  );
}

/** Takes the pending sign-in once, regardless of renders. */
function takeOnce(provider: Provider, answer: string): Pending | null {
  if (taken?.answer !== answer)
    taken = { answer, pending: takePending(provider, new URLSearchParams(answer).get('state')) };
  return taken.pending;
}

let taken: { readonly answer: string; readonly pending: Pending | null } | null = null;

async function finish(
  pending: Pending | null,
  answer: string,
  onDone: ProviderReturnProps['onDone'],
): Promise<SignInResult | null> {
  if (!pending) throw new Error('This browser has not begun this sign-in');
  if (pending.purpose === 'link') {
    await finishLink(pending, answer);
    onDone('link', pending.from);
    return null;
  }
  const finished = await finishSignIn(pending, answer);
  if (finished.status === 'signed_in') onDone('sign_in', pending.from);
  return finished;
}
