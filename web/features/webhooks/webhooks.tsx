import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { SecretOnce } from '#web/ui/data/secret-once.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { useCreateWebhook, webhookList } from './queries.ts';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookItem } from './webhook-item.tsx';
import css from './webhooks.module.css';

/** The webhooks that the person manages, with their deliveries. */
export function Webhooks() {
  const t = useT();
  const { data, error, refetch } = useQuery(webhookList);
  const create = useCreateWebhook();
  const [isCreating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('common.states.loadingName', { name: t('integrations.webhooks.title') })} />;
  return (
    <div className={css.webhooks}>
      <p>
        {t('integrations.webhooks.text')}{' '}
        <Link href="/api/docs" isNewTab>
          {t('integrations.docs')}
        </Link>
      </p>
      {secret && <SecretOnce text={t('integrations.webhooks.secret')} secret={secret} onDone={() => setSecret(null)} />}
      {data.webhooks.length === 0 && <p className={css.muted}>{t('integrations.webhooks.none')}</p>}
      <ul className={css.list}>
        {data.webhooks.map((webhook) => (
          <li key={webhook.id}>
            <WebhookItem webhook={webhook} onNewSecret={setSecret} />
          </li>
        ))}
      </ul>
      {isCreating ? (
        <WebhookForm
          initial={{ url: '', events: [] }}
          submitLabel={t('integrations.webhooks.create')}
          onSave={async (webhook) => {
            setSecret((await create.mutateAsync(webhook)).secret);
            setCreating(false);
          }}
          onCancel={() => setCreating(false)}
        />
      ) : (
        <Button icon={Plus} onPress={() => setCreating(true)}>
          {t('integrations.webhooks.create')}
        </Button>
      )}
    </div>
  );
}
