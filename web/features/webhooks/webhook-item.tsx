import { KeyRound, ListChecks, Pause, Pencil, Play, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Webhook } from '#domain/features/webhooks/contract.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { formatDateTime } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Deliveries } from './deliveries.tsx';
import { eventKeys } from './event-keys.ts';
import { useWebhookActions } from './queries.ts';
import { WebhookForm } from './webhook-form.tsx';
import css from './webhooks.module.css';

interface WebhookItemProps {
  readonly webhook: Webhook;
  readonly onNewSecret: (secret: string) => void;
}

export function WebhookItem({ webhook, onNewSecret }: WebhookItemProps) {
  const t = useT();
  const { update } = useWebhookActions(webhook.id);
  const [open, setOpen] = useState<'edit' | 'deliveries' | null>(null);
  if (open === 'edit')
    return (
      <WebhookForm
        initial={webhook}
        submitLabel={t('integrations.webhooks.save')}
        onSave={async (changed) => {
          await update.mutateAsync(changed);
          setOpen(null);
        }}
        onCancel={() => setOpen(null)}
      />
    );
  const state = webhook.is_active ? 'active' : 'off';
  return (
    <article className={css.webhook} aria-label={webhook.url}>
      <p className={css.url}>{webhook.url}</p>
      <p>{webhook.events.map((event) => t(`integrations.events.${eventKeys[event]}`)).join(', ')}</p>
      {webhook.paused_at === null ? (
        <p className={css.muted}>{t(`integrations.webhooks.${state}`)}</p>
      ) : (
        <InlineNote tone="warn">
          {t('integrations.webhooks.paused', { when: formatDateTime(webhook.paused_at) })}
        </InlineNote>
      )}
      <Actions
        webhook={webhook}
        onNewSecret={onNewSecret}
        onEdit={() => setOpen('edit')}
        isShowing={open === 'deliveries'}
        onShow={() => setOpen(open === 'deliveries' ? null : 'deliveries')}
      />
      {open === 'deliveries' && <Deliveries webhook={webhook} />}
    </article>
  );
}

interface ActionsProps extends WebhookItemProps {
  readonly onEdit: () => void;
  readonly isShowing: boolean;
  readonly onShow: () => void;
}

function Actions({ webhook, onNewSecret, onEdit, isShowing, onShow }: ActionsProps) {
  const t = useT();
  const { update, test, remove, replaceSecret } = useWebhookActions(webhook.id);
  const [asked, setAsked] = useState<'remove' | 'secret' | null>(null);
  const error = update.error ?? test.error ?? remove.error ?? replaceSecret.error;
  const sendTest = () =>
    test.mutate(undefined, {
      onSuccess: () => showToast({ action: 'webhook-test', tone: 'ok', text: t('integrations.webhooks.testQueued') }),
    });
  const close = () => setAsked(null);
  return (
    <>
      {error && <InlineNote tone="danger">{translateError(error)}</InlineNote>}
      <div className={css.actions}>
        <Button icon={Send} isDense isPending={test.isPending} onPress={sendTest}>
          {t('integrations.webhooks.test')}
        </Button>
        <Button icon={ListChecks} isDense aria-expanded={isShowing} onPress={onShow}>
          {t('integrations.webhooks.deliveries')}
        </Button>
        <Button icon={Pencil} isDense onPress={onEdit}>
          {t('integrations.webhooks.edit')}
        </Button>
        <Button
          icon={webhook.is_active ? Pause : Play}
          isDense
          isPending={update.isPending}
          onPress={() => update.mutate({ is_active: !webhook.is_active })}
        >
          {t(webhook.is_active ? 'integrations.webhooks.turnOff' : 'integrations.webhooks.turnOn')}
        </Button>
        <Button icon={KeyRound} isDense onPress={() => setAsked('secret')}>
          {t('integrations.webhooks.replaceSecret')}
        </Button>
        <Button icon={Trash2} isDense onPress={() => setAsked('remove')}>
          {t('integrations.webhooks.remove')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asked === 'secret'}
        title={t('integrations.webhooks.replaceSecret')}
        text={t('integrations.webhooks.replaceSecretText')}
        confirmLabel={t('integrations.webhooks.replaceSecret')}
        isPending={replaceSecret.isPending}
        onConfirm={() =>
          replaceSecret.mutate(undefined, { onSuccess: ({ secret }) => onNewSecret(secret), onSettled: close })
        }
        onClose={close}
      />
      <ConfirmDialog
        isOpen={asked === 'remove'}
        isDanger
        title={t('integrations.webhooks.removeTitle')}
        text={t('integrations.webhooks.removeText', { url: webhook.url })}
        confirmLabel={t('integrations.webhooks.remove')}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: close })}
        onClose={close}
      />
    </>
  );
}
