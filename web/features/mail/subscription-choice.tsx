import { useQuery } from '@tanstack/react-query';
import { BellOff, MailPlus } from 'lucide-react';
import type { Phrases } from '#domain/phrases/phrase-types.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { subscription, useSetSubscription } from './queries.ts';
import { SubscriptionLinkFailed } from './subscription-link-failed.tsx';

/** Confirms before turning off emails, which can be turned on again. */
export function SubscriptionChoice({ token }: { readonly token: string }) {
  const t = useT();
  const { data, error, refetch } = useQuery(subscription(token));
  const setting = useSetSubscription(token);
  if (error instanceof ApiError && error.code === 'link_not_valid') return <SubscriptionLinkFailed />;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('shell.loadingPage')} />;
  const { wants_mail: wantsMail, search, report, invitation } = data;
  const text = (key: keyof Phrases['mail']['preferences']['search']) => {
    if (invitation !== null) return t(`mail.preferences.invitation.${key}`, { partner: invitation });
    if (report !== null) return t(`mail.preferences.report.${key}`, { report });
    return search === null ? t(`mail.preferences.${key}`) : t(`mail.preferences.search.${key}`, { search });
  };
  const button = (
    <Button
      variant={wantsMail ? 'primary' : 'secondary'}
      icon={wantsMail ? BellOff : MailPlus}
      onPress={() => setting.mutate(!wantsMail)}
      isPending={setting.isPending}
      pendingText={t('mail.preferences.pending')}
    >
      {text(wantsMail ? 'stop' : 'turnOn')}
    </Button>
  );
  return (
    <>
      {setting.error && <ErrorState error={setting.error} />}
      <Banner
        tone={wantsMail ? 'info' : 'ok'}
        role="status"
        title={text(wantsMail ? 'askTitle' : 'stoppedTitle')}
        actions={button}
      >
        {text(wantsMail ? 'askText' : 'stoppedText')}
      </Banner>
    </>
  );
}
