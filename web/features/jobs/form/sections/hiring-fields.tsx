import { useFieldArray } from 'react-hook-form';
import css from '#web/features/jobs/form/job-form.module.css';
import type { JobControl } from '#web/features/jobs/form/values.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { NumberField } from '#web/ui/field/text/number-field.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { CheckField } from './check-field.tsx';
import { NumberedItems } from './numbered-items.tsx';

const mostSteps = 10;
const standardDays = 7;

/** The hiring steps and interview format. */
export function HiringFields({ control }: { readonly control: JobControl }) {
  const t = useT();
  const { fields, append, remove } = useFieldArray({ control, name: 'stage_plan' });
  return (
    <>
      <div className={css.triple}>
        <FormField
          control={control}
          name="inclusion.interview_format"
          label={t('jobs.form.environment.interview_format')}
        >
          {(field) => <TextField {...field} placeholder={t('jobs.form.environment.interview_formatHint')} isOptional />}
        </FormField>
        <CheckField
          control={control}
          name="inclusion.questions_ahead"
          label={t('jobs.form.environment.questions_ahead')}
        />
      </div>
      <NumberedItems
        kind="step"
        keys={fields.map(({ id }) => id)}
        isFull={fields.length >= mostSteps}
        onAdd={() => append({ what: '', who: '', format: '', within_days: standardDays })}
        onRemove={remove}
      >
        {(index) => <StepFields control={control} index={index} />}
      </NumberedItems>
    </>
  );
}

interface StepProps {
  readonly control: JobControl;
  readonly index: number;
}

function StepFields({ control, index }: StepProps) {
  const t = useT();
  return (
    <>
      <FormField control={control} name={`stage_plan.${index}.what`} label={t('jobs.form.step.what')}>
        {(field) => <TextField {...field} placeholder={t('jobs.form.step.whatHint')} />}
      </FormField>
      <div className={css.triple}>
        <FormField control={control} name={`stage_plan.${index}.who`} label={t('jobs.form.step.who')}>
          {(field) => <TextField {...field} isOptional />}
        </FormField>
        <FormField control={control} name={`stage_plan.${index}.format`} label={t('jobs.form.step.format')}>
          {(field) => <TextField {...field} placeholder={t('jobs.form.step.formatHint')} isOptional />}
        </FormField>
        <FormField control={control} name={`stage_plan.${index}.within_days`} label={t('jobs.form.step.days')}>
          {({ onChange, ...field }) => (
            <NumberField {...field} onChange={(days) => onChange(days ?? Number.NaN)} minValue={0} maxValue={120} />
          )}
        </FormField>
      </div>
    </>
  );
}
