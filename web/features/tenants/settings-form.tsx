import { Save } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { TenantSettings } from '#domain/features/tenants/admin-contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useAdoptSettings } from './settings-queries.ts';

interface SettingsFormProps<Values extends FieldValues, Output extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  readonly onSave: (values: Output) => Promise<TenantSettings>;
  readonly children: ReactNode;
  /** Replaces the note that everyone sees the change now. */
  readonly savedText?: string;
  /** More buttons next to Save. */
  readonly actions?: ReactNode;
}

/** A form that changes the product for everyone, with a note that says so. */
export function SettingsForm<Values extends FieldValues, Output extends FieldValues>(
  props: SettingsFormProps<Values, Output>,
) {
  const { form, onSave, children, actions } = props;
  const t = useT();
  const savedText = props.savedText ?? t('tenants.saved');
  const announce = useAnnounce();
  const adopt = useAdoptSettings();
  const [isSaved, setSaved] = useState(false);
  const save = async (values: Output, sent: Values) => {
    setSaved(false);
    adopt(await onSave(values));
    form.reset(sent);
    setSaved(true);
    announce(savedText);
  };
  const { isDirty } = form.formState;
  return (
    <Form form={form} onSubmit={save}>
      {children}
      <FormActions>
        <SubmitButton variant="secondary" icon={Save} pendingText={t('tenants.saving')}>
          {t('tenants.save')}
        </SubmitButton>
        {actions}
      </FormActions>
      {isSaved && !isDirty && <InlineNote tone="ok">{savedText}</InlineNote>}
    </Form>
  );
}
