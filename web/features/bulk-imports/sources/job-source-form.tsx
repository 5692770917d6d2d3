import { Save } from 'lucide-react';
import type * as z from 'zod/mini';
import { publishChoices } from '#domain/features/bulk-imports/jobs/publish-choices.ts';
import { NewJobSource } from '#domain/features/bulk-imports/sources/contract.ts';
import { frequencies } from '#domain/features/bulk-imports/sources/schedule.ts';
import type { OrganisationChoice } from '#domain/features/organisations/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';

interface JobSourceFormProps {
  /** The employers to choose from; null for users who add sources of their own organization, and for an existing source. */
  readonly employers: readonly OrganisationChoice[] | null;
  readonly initial: NewJobSource;
  readonly submitLabel: string;
  readonly onSave: (source: NewJobSource) => Promise<unknown>;
  readonly onCancel: () => void;
}

type Input = z.input<typeof NewJobSource>;

/** Address, employer, schedule, and what happens to new jobs. */
export function JobSourceForm({ employers, initial, submitLabel, onSave, onCancel }: JobSourceFormProps) {
  const t = useT();
  const form = useSchemaForm<Input, NewJobSource>(NewJobSource, initial);
  return (
    <Form form={form} onSubmit={async (source) => void (await onSave(source))}>
      <FormField control={form.control} name="url" label={t('jobSources.form.url')}>
        {(field) => (
          <TextField {...field} hint={t('jobSources.form.urlHint')} inputMode="url" spellCheck="false" autoFocus />
        )}
      </FormField>
      {employers && (
        <FormField control={form.control} name="organisation_id" label={t('jobImports.upload.employer')}>
          {({ value, onChange, ...field }) => (
            <Select
              {...field}
              value={value === undefined ? null : String(value)}
              onChange={(id) => onChange(Number(id))}
              choices={employers.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          )}
        </FormField>
      )}
      <FormField control={form.control} name="frequency" label={t('jobSources.form.frequency')}>
        {(field) => (
          <RadioGroup
            {...field}
            choices={frequencies.map((value) => ({ value, label: t(`jobSources.frequencies.${value}`) }))}
          />
        )}
      </FormField>
      <FormField control={form.control} name="publish" label={t('jobSources.form.publish')}>
        {(field) => (
          <RadioGroup
            {...field}
            choices={publishChoices.map((value) => ({ value, label: t(`jobSources.publish.${value}`) }))}
          />
        )}
      </FormField>
      <FormActions>
        <SubmitButton icon={Save} pendingText={t('jobSources.form.saving')}>
          {submitLabel}
        </SubmitButton>
        <Button onPress={onCancel}>{t('common.actions.cancel')}</Button>
      </FormActions>
    </Form>
  );
}
