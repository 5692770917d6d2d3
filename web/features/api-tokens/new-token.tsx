import { KeyRound } from 'lucide-react';
import * as z from 'zod/mini';
import { apiScopes } from '#domain/access/api-scopes.ts';
import { line } from '#domain/lib/fields.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { CheckboxGroup } from '#web/ui/field/choice/checkbox-group.tsx';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { useApiTokenActions } from './queries.ts';
import { scopeKeys } from './scope-keys.ts';

const dayChoices = { '30': 30, '90': 90, '365': 365 } as const;

const Fields = z.object({
  name: line(100, 1),
  scopes: z.array(z.enum(apiScopes)).check(z.minLength(1)),
  days: z.enum(['30', '90', '365']),
});
type Fields = z.infer<typeof Fields>;

interface NewTokenProps {
  readonly onCreated: (secret: string) => void;
  readonly onCancel: () => void;
}

export function NewToken({ onCreated, onCancel }: NewTokenProps) {
  const t = useT();
  const { create } = useApiTokenActions();
  const form = useSchemaForm<Fields, Fields>(Fields, { name: '', scopes: [], days: '90' });
  const save = async ({ name, scopes, days }: Fields) => {
    const { secret } = await create.mutateAsync({ name, scopes, days: dayChoices[days] });
    onCreated(secret);
  };
  return (
    <Form form={form} onSubmit={save}>
      <FormField control={form.control} name="name" label={t('integrations.tokens.name')}>
        {(field) => <TextField {...field} hint={t('integrations.tokens.nameHint')} maxLength={100} autoFocus />}
      </FormField>
      <FormField control={form.control} name="scopes" label={t('integrations.tokens.scopes')}>
        {(field) => (
          <CheckboxGroup
            {...field}
            hint={t('integrations.tokens.scopesHint')}
            choices={apiScopes.map((value) => ({ value, label: t(`integrations.scopes.${scopeKeys[value]}`) }))}
          />
        )}
      </FormField>
      <FormField control={form.control} name="days" label={t('integrations.tokens.days')}>
        {(field) => (
          <RadioGroup
            {...field}
            variant="segments"
            choices={(['30', '90', '365'] as const).map((value) => ({
              value,
              label: t('integrations.tokens.dayCount', { count: value }),
            }))}
          />
        )}
      </FormField>
      <FormActions>
        <SubmitButton icon={KeyRound} pendingText={t('integrations.tokens.creating')}>
          {t('integrations.tokens.create')}
        </SubmitButton>
        <Button onPress={onCancel}>{t('common.actions.cancel')}</Button>
      </FormActions>
    </Form>
  );
}
