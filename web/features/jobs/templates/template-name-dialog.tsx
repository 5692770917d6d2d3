import { Save } from 'lucide-react';
import { TemplateName } from '#domain/features/jobs/templates/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

interface TemplateNameDialogProps {
  readonly title: string;
  readonly text?: string;
  /** The name at the start. */
  readonly name: string;
  readonly submitLabel: string;
  readonly onSave: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the name of a template. */
export function TemplateNameDialog({ title, text, name, submitLabel, onSave, onClose }: TemplateNameDialogProps) {
  const t = useT();
  const form = useSchemaForm<TemplateName, TemplateName>(TemplateName, { name: name.slice(0, 100) });
  const send = async (written: TemplateName) => {
    await onSave(written.name);
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Form form={form} onSubmit={send}>
        {text && <p>{text}</p>}
        <FormField control={form.control} name="name" label={t('jobTemplates.name')}>
          {(field) => <TextField {...field} maxLength={100} hint={t('jobTemplates.nameHint')} />}
        </FormField>
        <FormActions>
          <SubmitButton icon={Save}>{submitLabel}</SubmitButton>
          <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
