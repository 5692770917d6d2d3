import { jobTypes } from '#domain/features/jobs/choices.ts';
import type { OrganisationChoice } from '#domain/features/organisations/contract.ts';
import { useT } from '#web/lib/i18n.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import { NumberField } from '#web/ui/field/text/number-field.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { FormSection } from './form-section.tsx';
import css from './job-form.module.css';
import type { JobControl } from './values.ts';

interface BasicsSectionProps {
  readonly control: JobControl;
  /** The employers to choose from; null for users who write for their own organization. */
  readonly employers: readonly OrganisationChoice[] | null;
}

export function BasicsSection({ control, employers }: BasicsSectionProps) {
  const t = useT();
  return (
    <FormSection name="basics">
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
      </div>
      <FormField control={control} name="summary" label={t('jobs.form.summary')}>
        {(field) => <TextArea {...field} hint={t('jobs.form.summaryHint')} isOptional rows={5} />}
      </FormField>
      <FormField control={control} name="description" label={t('jobs.form.description')}>
        {(field) => <TextArea {...field} hint={t('jobs.form.descriptionHint')} rows={7} />}
      </FormField>
      <FormField control={control} name="closes_on" label={t('jobs.form.closes')}>
        {(field) => <TextField {...field} type="date" hint={t('jobs.form.closesHint')} isOptional />}
      </FormField>
    </FormSection>
  );
}
