import * as z from 'zod/mini';
import { paragraph } from '#domain/lib/fields.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

interface TextDialogProps {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly confirmLabel: string;
  readonly isRequired: boolean;
  readonly max: number;
  readonly onSend: (message: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Confirms an action that takes a message. */
export function TextDialog({ title, text, label, confirmLabel, isRequired, max, onSend, onClose }: TextDialogProps) {
  const t = useT();
  const form = useSchemaForm(z.object({ message: paragraph(max, isRequired ? 1 : 0) }), { message: '' });
  const send = async ({ message }: { message: string }) => {
    await onSend(message);
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <p>{text}</p>
      <Form form={form} onSubmit={send}>
        <FormField control={form.control} name="message" label={label}>
          {(field) => <TextArea {...field} rows={4} max={max} isOptional={!isRequired} />}
        </FormField>
        <FormActions>
          <SubmitButton>{confirmLabel}</SubmitButton>
          <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
