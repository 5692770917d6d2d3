import { useNavigate } from 'react-router';
import type { Cohort, Program } from '#domain/features/cohorts/contract.ts';
import { paths } from '#web/app/paths.ts';
import { useAddCohort, useCohort } from '#web/features/cohorts/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { CohortForm } from './cohort-form.ts';
import { DateFields } from './date-fields.tsx';

interface NewCohortDialogProps {
  readonly programs: readonly Program[];
  readonly onClose: () => void;
}

/** Plans a class and opens its page. */
export function NewCohortDialog({ programs, onClose }: NewCohortDialogProps) {
  const t = useT();
  const navigate = useNavigate();
  const { mutateAsync } = useAddCohort();
  const [only] = programs.length === 1 ? programs : [];
  const form = useSchemaForm<CohortForm, CohortForm>(CohortForm, {
    ...{ program_id: only ? String(only.id) : '', name: '', starts_on: '', ends_on: '' },
  });
  const add = async ({ program_id: programId, ...dates }: CohortForm) => {
    const { id } = await mutateAsync({ program_id: Number(programId), ...dates });
    onClose();
    await navigate(paths.cohort(id));
  };
  const choices = programs.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Dialog isOpen onClose={onClose} title={t('cohorts.new')}>
      <Form form={form} onSubmit={add}>
        <FormField control={form.control} name="program_id" label={t('cohorts.fields.program')}>
          {({ value, ...field }) => <Select {...field} value={value || null} choices={choices} />}
        </FormField>
        <DateFields control={form.control} />
        <FormActions>
          <SubmitButton>{t('cohorts.add')}</SubmitButton>
          <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

interface EditCohortDialogProps {
  readonly cohort: Cohort;
  readonly onClose: () => void;
}

export function EditCohortDialog({ cohort, onClose }: EditCohortDialogProps) {
  const t = useT();
  const { program_id, name, starts_on, ends_on } = cohort;
  const values = { program_id: String(program_id), name, starts_on, ends_on };
  const form = useSchemaForm<CohortForm, CohortForm>(CohortForm, values);
  const { save } = useCohort(cohort.id);
  const submit = async ({ program_id: _program, ...dates }: CohortForm) => {
    await save.mutateAsync(dates);
    showToast({ action: 'save-class', tone: 'ok', text: t('cohorts.saved') });
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('cohorts.edit')}>
      <Form form={form} onSubmit={submit}>
        <DateFields control={form.control} />
        <FormActions>
          <SubmitButton>{t('cohorts.save')}</SubmitButton>
          <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
