import { salaryPeriods, workModes } from '#domain/features/jobs/choices.ts';
import css from '#web/features/jobs/form/job-form.module.css';
import type { JobControl } from '#web/features/jobs/form/values.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { NumberField } from '#web/ui/field/text/number-field.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { LocationField } from './place-field.tsx';

interface FieldsProps {
  readonly control: JobControl;
}

const currencies = ['USD', 'CAD'];

export function LocationFields({ control }: FieldsProps) {
  const t = useT();
  return (
    <>
      <FormField control={control} name="work_mode" label={t('jobs.form.mode')}>
        {({ ref: _ref, ...field }) => (
          <RadioGroup
            {...field}
            variant="segments"
            choices={workModes.map((value) => ({ value, label: t(`jobs.detail.modes.${value}`) }))}
          />
        )}
      </FormField>
      <LocationField control={control} />
    </>
  );
}

export function PayFields({ control }: FieldsProps) {
  const t = useT();
  return (
    <div className={css.pair}>
      <FormField control={control} name="salary.min" label={t('jobs.form.payMin')}>
        {(field) => <NumberField {...field} isOptional minValue={0} />}
      </FormField>
      <FormField control={control} name="salary.max" label={t('jobs.form.payMax')}>
        {(field) => <NumberField {...field} isOptional minValue={0} />}
      </FormField>
      <FormField control={control} name="salary.currency" label={t('jobs.form.currency')}>
        {({ value, ...field }) => (
          <Select
            {...field}
            value={value}
            choices={[...new Set([...currencies, value])].map((code) => ({ value: code, label: code }))}
          />
        )}
      </FormField>
      <FormField control={control} name="salary.period" label={t('jobs.form.period')}>
        {(field) => (
          <Select
            {...field}
            choices={salaryPeriods.map((value) => ({ value, label: t(`jobs.form.periods.${value}`) }))}
          />
        )}
      </FormField>
    </div>
  );
}

/** The tasks and benefits, in the employer's words. */
export function RoleFields({ control }: FieldsProps) {
  const t = useT();
  return (
    <>
      <FormField control={control} name="description" label={t('jobs.form.description')}>
        {(field) => <TextArea {...field} hint={t('jobs.form.descriptionHint')} rows={5} />}
      </FormField>
      <FormField control={control} name="summary" label={t('jobs.form.summary')}>
        {(field) => <TextArea {...field} hint={t('jobs.form.summaryHint')} isOptional rows={4} />}
      </FormField>
      <FormField control={control} name="responsibilities" label={t('jobs.form.responsibilities')}>
        {(field) => <TextArea {...field} hint={t('jobs.form.responsibilitiesHint')} isOptional rows={4} />}
      </FormField>
      <FormField control={control} name="benefits" label={t('jobs.form.benefits')}>
        {(field) => <TextArea {...field} hint={t('jobs.form.benefitsHint')} isOptional rows={3} />}
      </FormField>
    </>
  );
}
