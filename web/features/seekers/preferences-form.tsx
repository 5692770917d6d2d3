import { Save } from 'lucide-react';
import { jobTypes, workModes } from '#domain/features/jobs/job.ts';
import { Preferences } from '#domain/features/onboarding/contract.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { CheckboxGroup } from '#web/ui/field/checkbox-group.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SaveState } from '#web/ui/form/save-state.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { TermField, WordsField } from './term-field.tsx';

interface PreferencesFormProps {
  readonly preferences: Preferences;
  readonly onSave: (preferences: Preferences) => Promise<unknown>;
}

/** What a job seeker looks for. */
export function PreferencesForm({ preferences, onSave }: PreferencesFormProps) {
  const t = useT();
  const form = useSchemaForm(Preferences, preferences);
  const draft = useDraft(form, 'preferences');
  const { control } = form;
  const send = async (answers: Preferences) => {
    await onSave(answers);
    draft.drop();
  };
  return (
    <Form form={form} onSend={send}>
      <FormField control={control} name="titles" label={t('onboarding.preferences.titles')}>
        {(field) => <TermField {...field} kind="title" hint={t('onboarding.preferences.titlesHint')} />}
      </FormField>
      <FormField control={control} name="places" label={t('onboarding.preferences.places')}>
        {(field) => <WordsField {...field} hint={t('onboarding.preferences.placesHint')} />}
      </FormField>
      <FormField control={control} name="work_modes" label={t('onboarding.preferences.modes')}>
        {({ ref: _ref, ...field }) => (
          <CheckboxGroup
            {...field}
            isOptional
            choices={workModes.map((mode) => ({ value: mode, label: t(`job.modes.${mode}`) }))}
          />
        )}
      </FormField>
      <FormField control={control} name="job_types" label={t('onboarding.preferences.types')}>
        {({ ref: _ref, ...field }) => (
          <CheckboxGroup
            {...field}
            isOptional
            choices={jobTypes.map((type) => ({ value: type, label: t(`job.types.${type}`) }))}
          />
        )}
      </FormField>
      <FormActions>
        <Button
          type="submit"
          variant="primary"
          icon={Save}
          isPending={form.formState.isSubmitting}
          pendingText={t('onboarding.saving')}
        >
          {t('onboarding.next')}
        </Button>
        <SaveState draft={draft} />
      </FormActions>
    </Form>
  );
}
