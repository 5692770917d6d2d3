import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown, RotateCw } from 'lucide-react';
import type { Webhook, WebhookDelivery } from '#domain/features/webhooks/contract.ts';
import { loadNextPage } from '#web/lib/navigation/next-page.ts';
import { formatDateTime } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Time } from '#web/ui/data/time.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { useWebhookActions, webhookDeliveries } from './queries.ts';
import css from './webhooks.module.css';

/** What was sent to a webhook in the last 30 days, the latest first. */
export function Deliveries({ webhook }: { readonly webhook: Webhook }) {
  const t = useT();
  const query = useInfiniteQuery(webhookDeliveries(webhook.id));
  const deliveries = query.data?.pages.flatMap((page) => page.deliveries) ?? [];
  if (query.isPending) return <Loading label={t('integrations.webhooks.deliveries')} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (deliveries.length === 0) return <p className={css.muted}>{t('integrations.deliveries.none')}</p>;
  return (
    <div className={css.deliveries}>
      <ul className={css.list}>
        {deliveries.map((delivery) => (
          <li key={delivery.id}>
            <DeliveryRow webhookId={webhook.id} delivery={delivery} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button icon={ChevronDown} isPending={query.isFetchingNextPage} onPress={() => void loadNextPage(query)}>
          {t('integrations.deliveries.more')}
        </Button>
      )}
    </div>
  );
}

function DeliveryRow({ webhookId, delivery }: { readonly webhookId: number; readonly delivery: WebhookDelivery }) {
  const t = useT();
  const { retry } = useWebhookActions(webhookId);
  const { status, attempts, next_attempt_at: next, last_status: answer } = delivery;
  return (
    <>
      <p className={css.facts}>
        <code>{delivery.event}</code>
        <span>{t(`integrations.deliveries.${status}`)}</span>
        {answer !== null && <span>{t('integrations.deliveries.answer', { status: answer })}</span>}
        {answer === null && delivery.last_error !== null && <span>{t('integrations.deliveries.noAnswer')}</span>}
        {attempts > 0 && <span>{t('integrations.deliveries.attempts', { count: attempts })}</span>}
        {attempts > 0 && next !== null && (
          <span>{t('integrations.deliveries.next', { when: formatDateTime(next) })}</span>
        )}
        <Time when={delivery.created_at} variant="relative" />
      </p>
      <details>
        <summary>{t('integrations.deliveries.content')}</summary>
        <pre className={css.body}>{delivery.body}</pre>
      </details>
      {attempts > 0 && (
        <Button icon={RotateCw} isDense isPending={retry.isPending} onPress={() => retry.mutate(delivery.id)}>
          {t('integrations.deliveries.retry')}
        </Button>
      )}
    </>
  );
}
