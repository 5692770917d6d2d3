import { Save } from 'lucide-react';
import { jobTypes, workModes } from '#domain/features/jobs/choices.ts';
import { Preferences } from '#domain/features/seekers/preferences.ts';
import { TermField } from '#web/features/seekers/profile/term-field.tsx';
import { useT } from '#web/lib/texts/i18n.ts';
import { CheckboxGroup } from '#web/ui/field/choice/checkbox-group.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { RestoredNote, SaveState } from '#web/ui/form/save-state.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { LocationFields } from './preferred-locations.tsx';
import { PayFields } from './preferred-pay.tsx';

interface PreferencesFormProps {
  readonly preferences: Preferences;
  /** The button label. */
  readonly action: string;
  readonly onSave: (preferences: Preferences) => Promise<unknown>;
}

/** The job preferences form. */
export function PreferencesForm({ preferences, action, onSave }: PreferencesFormProps) {
  const t = useT();
  const form = useSchemaForm(Preferences, preferences);
  const draft = useDraft(form, 'preferences');
  const { control } = form;
  const send = async (answers: Preferences) => {
    await onSave(answers);
    draft.discard();
    form.reset(answers);
  };
  return (
    <Form form={form} onSubmit={send}>
      <RestoredNote draft={draft} onStartAgain={() => form.reset(preferences)} />
      <FormField control={control} name="titles" label={t('seekers.preferences.titles')}>
        {(field) => <TermField {...field} kind="title" hint={t('seekers.preferences.titlesHint')} />}
      </FormField>
      <FormField control={control} name="industries" label={t('seekers.preferences.industries')}>
        {(field) => <TermField {...field} kind="industry" hint={t('seekers.preferences.industriesHint')} />}
      </FormField>
      <LocationFields control={control} />
      <FormField control={control} name="work_modes" label={t('seekers.preferences.modes')}>
        {({ ref: _ref, ...field }) => (
          <CheckboxGroup
            {...field}
            isOptional
            choices={workModes.map((mode) => ({ value: mode, label: t(`jobs.detail.modes.${mode}`) }))}
          />
        )}
      </FormField>
      <FormField control={control} name="job_types" label={t('seekers.preferences.types')}>
        {({ ref: _ref, ...field }) => (
          <CheckboxGroup
            {...field}
            isOptional
            choices={jobTypes.map((type) => ({ value: type, label: t(`jobs.detail.types.${type}`) }))}
          />
        )}
      </FormField>
      <PayFields control={control} />
      <FormField control={control} name="start_on" label={t('seekers.preferences.start')}>
        {({ value, onChange, ...field }) => (
          <TextField
            {...field}
            type="date"
            hint={t('seekers.preferences.startHint')}
            isOptional
            value={value ?? ''}
            onChange={(day) => onChange(day || null)}
          />
        )}
      </FormField>
      <FormActions>
        <SubmitButton icon={Save} pendingText={t('onboarding.saving')}>
          {action}
        </SubmitButton>
        <SaveState draft={draft} />
      </FormActions>
    </Form>
  );
}
