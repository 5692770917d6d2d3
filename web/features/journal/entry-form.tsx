import { Plus } from 'lucide-react';
import { JournalDraft, journalKinds } from '#domain/features/journal/contract.ts';
import { getLocalDay } from '#web/lib/local-day.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Checkbox } from '#web/ui/field/choice/checkbox.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { useJournal } from './queries.ts';

interface EntryFormProps {
  readonly personId: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** A new entry of the journal. */
export function EntryForm({ personId, name, onClose }: EntryFormProps) {
  const t = useT();
  const form = useSchemaForm<JournalDraft, JournalDraft>(JournalDraft, {
    kind: 'call',
    day: getLocalDay(),
    text: '',
    is_shared: false,
    next_step: '',
    next_step_on: null,
  });
  const { add } = useJournal(personId);
  const save = async (draft: JournalDraft) => {
    await add.mutateAsync(draft);
    onClose();
  };
  const kinds = journalKinds.map((value) => ({ value, label: t(`seekers.journal.kinds.${value}`) }));
  return (
    <Form form={form} onSubmit={save}>
      <FormField control={form.control} name="kind" label={t('seekers.journal.fields.kind')}>
        {(field) => <Select {...field} choices={kinds} />}
      </FormField>
      <FormField control={form.control} name="day" label={t('seekers.journal.fields.day')}>
        {(field) => <TextField {...field} type="date" />}
      </FormField>
      <FormField control={form.control} name="text" label={t('seekers.journal.fields.text')}>
        {(field) => <TextArea {...field} rows={4} max={4000} hint={t('seekers.journal.fields.textHint')} />}
      </FormField>
      <FormField control={form.control} name="is_shared" label={t('seekers.journal.fields.share', { name })}>
        {({ value, label, error: _error, ...field }) => (
          <Checkbox {...field} isSelected={value} note={t('seekers.journal.fields.shareNote')}>
            {label}
          </Checkbox>
        )}
      </FormField>
      <FormField control={form.control} name="next_step" label={t('seekers.journal.fields.nextStep')}>
        {(field) => <TextField {...field} maxLength={200} isOptional />}
      </FormField>
      <FormField control={form.control} name="next_step_on" label={t('seekers.journal.fields.nextStepOn')}>
        {({ value, onChange, ...field }) => (
          <TextField
            {...field}
            type="date"
            value={value ?? ''}
            onChange={(day) => onChange(day === '' ? null : day)}
            isOptional
          />
        )}
      </FormField>
      <FormActions>
        <SubmitButton icon={Plus}>{t('seekers.journal.save')}</SubmitButton>
        <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
      </FormActions>
    </Form>
  );
}
