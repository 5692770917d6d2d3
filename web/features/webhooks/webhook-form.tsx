import { Save } from 'lucide-react';
import type * as z from 'zod/mini';
import { NewWebhook } from '#domain/features/webhooks/contract.ts';
import { webhookEvents } from '#domain/features/webhooks/events.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { CheckboxGroup } from '#web/ui/field/choice/checkbox-group.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { eventKeys } from './event-keys.ts';

interface WebhookFormProps {
  readonly initial: NewWebhook;
  readonly submitLabel: string;
  readonly onSave: (webhook: NewWebhook) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Address and events of a webhook. */
export function WebhookForm({ initial, submitLabel, onSave, onCancel }: WebhookFormProps) {
  const t = useT();
  const form = useSchemaForm<z.input<typeof NewWebhook>, NewWebhook>(NewWebhook, initial);
  return (
    <Form form={form} onSubmit={async (webhook) => void (await onSave(webhook))}>
      <FormField control={form.control} name="url" label={t('integrations.webhooks.url')}>
        {(field) => (
          <TextField
            {...field}
            hint={t('integrations.webhooks.urlHint')}
            inputMode="url"
            spellCheck="false"
            autoFocus
          />
        )}
      </FormField>
      <FormField control={form.control} name="events" label={t('integrations.webhooks.events')}>
        {(field) => (
          <CheckboxGroup
            {...field}
            choices={webhookEvents.map((value) => ({ value, label: t(`integrations.events.${eventKeys[value]}`) }))}
          />
        )}
      </FormField>
      <FormActions>
        <SubmitButton icon={Save} pendingText={t('integrations.webhooks.saving')}>
          {submitLabel}
        </SubmitButton>
        <Button onPress={onCancel}>{t('common.actions.cancel')}</Button>
      </FormActions>
    </Form>
  );
}
