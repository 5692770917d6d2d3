import { type ApplicantViewFilter, NewApplicantView } from '#domain/features/applications/views/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { Checkbox } from '#web/ui/field/choice/checkbox.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useSaveView } from './view-queries.ts';

interface SaveViewDialogProps {
  readonly jobId: number;
  readonly filter: ApplicantViewFilter;
  readonly onClose: () => void;
}

/** Names the shown filters and order, for the reader or for the whole team. */
export function SaveViewDialog({ jobId, filter, onClose }: SaveViewDialogProps) {
  const t = useT();
  const announce = useAnnounce();
  const save = useSaveView(jobId);
  const form = useSchemaForm(NewApplicantView, { name: '', filter, is_shared: false });
  const submit = async (view: NewApplicantView) => {
    await save.mutateAsync(view);
    announce(t('applicants.views.saved', { name: view.name }));
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('applicants.views.save')}>
      <p>{t('applicants.views.text')}</p>
      <Form form={form} onSubmit={submit}>
        <FormField control={form.control} name="name" label={t('applicants.views.name')}>
          {(field) => <TextField {...field} />}
        </FormField>
        <FormField control={form.control} name="is_shared" label={t('applicants.views.share')}>
          {({ value, onChange, label }) => (
            <Checkbox isSelected={value} onChange={onChange}>
              {label}
            </Checkbox>
          )}
        </FormField>
        <FormActions>
          <SubmitButton>{t('applicants.views.save')}</SubmitButton>
          <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
