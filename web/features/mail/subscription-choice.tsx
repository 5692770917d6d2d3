import { useQuery } from '@tanstack/react-query';
import { BellOff, MailPlus } from 'lucide-react';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { subscription, useSetSubscription } from './queries.ts';

/** Asks before it stops anything; what was stopped can be taken up again. */
export function SubscriptionChoice({ token }: { readonly token: string }) {
  const t = useT();
  const { data: wantsMail, error, refetch } = useQuery(subscription(token));
  const setting = useSetSubscription(token);
  if (error && wantsMail === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (wantsMail === undefined) return <Loading label={t('shell.loadingPage')} />;
  const button = (
    <Button
      variant={wantsMail ? 'primary' : 'secondary'}
      icon={wantsMail ? BellOff : MailPlus}
      onPress={() => setting.mutate(!wantsMail)}
      isPending={setting.isPending}
      pendingText={t('unsubscribe.pending')}
    >
      {t(wantsMail ? 'unsubscribe.stop' : 'unsubscribe.take')}
    </Button>
  );
  return (
    <>
      {setting.error && <ErrorState error={setting.error} />}
      <Banner
        tone={wantsMail ? 'info' : 'ok'}
        role="status"
        title={t(wantsMail ? 'unsubscribe.askTitle' : 'unsubscribe.stoppedTitle')}
        actions={button}
      >
        {t(wantsMail ? 'unsubscribe.askText' : 'unsubscribe.stoppedText')}
      </Banner>
    </>
  );
}
