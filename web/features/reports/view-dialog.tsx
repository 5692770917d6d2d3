import { Save } from 'lucide-react';
import { ViewPlan, viewFrequencies } from '#domain/features/reports/saved-view.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

interface ViewDialogProps {
  readonly title: string;
  readonly plan: ViewPlan;
  readonly onSave: (plan: ViewPlan) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the name of a view and for how often its numbers are mailed. */
export function ViewDialog({ title, plan, onSave, onClose }: ViewDialogProps) {
  const t = useT();
  const form = useSchemaForm<ViewPlan, ViewPlan>(ViewPlan, plan);
  const send = async (body: ViewPlan) => {
    await onSave(body);
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Form form={form} onSubmit={send}>
        <FormField control={form.control} name="name" label={t('reports.views.name')}>
          {(field) => <TextField {...field} maxLength={100} hint={t('reports.views.nameHint')} />}
        </FormField>
        <FormField control={form.control} name="frequency" label={t('reports.views.frequency')}>
          {({ ref: _ref, ...field }) => (
            <RadioGroup
              {...field}
              hint={t('reports.views.frequencyHint')}
              choices={viewFrequencies.map((value) => ({ value, label: t(`reports.views.frequencies.${value}`) }))}
            />
          )}
        </FormField>
        <FormActions>
          <SubmitButton icon={Save}>{t('reports.views.save')}</SubmitButton>
          <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
