import { jobTypes } from '#domain/features/jobs/choices.ts';
import type { OrganisationChoice } from '#domain/features/organisations/contract.ts';
import css from '#web/features/jobs/form/job-form.module.css';
import type { JobControl } from '#web/features/jobs/form/values.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import { NumberField } from '#web/ui/field/text/number-field.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';

interface BasicsFieldsProps {
  readonly control: JobControl;
  /** The employers to choose from; null for users who write for their own organization. */
  readonly employers: readonly OrganisationChoice[] | null;
}

/** Title, employer, type, openings, and deadline. */
export function BasicsFields({ control, employers }: BasicsFieldsProps) {
  const t = useT();
  return (
    <>
      {employers && (
        <FormField control={control} name="organisation_id" label={t('jobs.form.employer')}>
          {({ value, ...field }) => (
            <Select
              {...field}
              value={value || null}
              choices={employers.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          )}
        </FormField>
      )}
      <FormField control={control} name="title" label={t('jobs.form.title')}>
        {(field) => <TextField {...field} hint={t('jobs.form.titleHint')} />}
      </FormField>
      <div className={css.pair}>
        <FormField control={control} name="job_type" label={t('jobs.form.type')}>
          {(field) => (
            <Select {...field} choices={jobTypes.map((value) => ({ value, label: t(`jobs.detail.types.${value}`) }))} />
          )}
        </FormField>
        <FormField control={control} name="openings" label={t('jobs.form.openings')}>
          {(field) => <NumberField {...field} minValue={1} maxValue={1000} />}
        </FormField>
        <FormField control={control} name="closes_on" label={t('jobs.form.closes')}>
          {(field) => <TextField {...field} type="date" hint={t('jobs.form.closesHint')} isOptional />}
        </FormField>
      </div>
    </>
  );
}
