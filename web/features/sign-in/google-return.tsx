import { useEffect, useRef } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { type Pending, takePending } from './pending.ts';
import { linkGoogle, signInWithGoogle } from './queries.ts';

interface GoogleReturnProps {
  /** The hash from Google: `#state=…&access_token=…`. */
  readonly hash: string;
  /** Called at the end, also after a failure, which shows no message. */
  readonly onDone: (purpose: Pending['purpose'], isIn: boolean) => void;
}

/** Signs in with the access token from Google, if this tab requested it. */
export function GoogleReturn({ hash, onDone }: GoogleReturnProps) {
  const t = useT();
  const isStarted = useRef(false);
  useEffect(() => {
    // The token works once; a second render must not send it again.
    if (isStarted.current) return;
    isStarted.current = true;
    const answer = new URLSearchParams(hash.slice(1));
    const pending = takePending('google', answer.get('state'));
    const purpose = pending?.purpose ?? 'sign_in';
    passOn(pending, answer.get('access_token')).then(
      () => onDone(purpose, true),
      () => onDone(purpose, false),
    );
  }, [hash, onDone]);
  return <Loading label={t('signIn.back.pending')} />;
}

async function passOn(pending: Pending | null, accessToken: string | null): Promise<void> {
  if (!pending || !accessToken) throw new Error('This browser has not begun this sign-in');
  await (pending.purpose === 'link' ? linkGoogle(accessToken) : signInWithGoogle(accessToken));
}
