import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { Checkbox } from '#web/ui/field/checkbox.tsx';
import { NumberField } from '#web/ui/field/number-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { FormSection } from './form-section.tsx';
import css from './job-form.module.css';
import type { JobControl } from './values.ts';

const mostSteps = 10;
const standardDays = 7;

/** What happens from applying to the answer, and how people are met on the way. */
export function StepsSection({ control }: { readonly control: JobControl }) {
  const t = useT();
  const announce = useAnnounce();
  const { fields, append, remove } = useFieldArray({ control, name: 'stage_plan' });
  const add = () => {
    append({ what: '', who: '', format: '', within_days: standardDays });
    announce(t('jobForm.step.added', { number: fields.length + 1 }));
  };
  const drop = (index: number) => {
    remove(index);
    announce(t('jobForm.step.removed', { number: index + 1 }));
  };
  return (
    <FormSection name="steps">
      <FormField control={control} name="inclusion.interview_format" label={t('jobForm.environment.interview_format')}>
        {(field) => <TextField {...field} hint={t('jobForm.environment.interview_formatHint')} isOptional />}
      </FormField>
      <FormField control={control} name="inclusion.questions_ahead" label={t('jobForm.environment.questions_ahead')}>
        {({ label, value, error: _error, ...field }) => (
          <Checkbox {...field} isSelected={value}>
            {label}
          </Checkbox>
        )}
      </FormField>
      {fields.map(({ id }, index) => (
        <Step key={id} control={control} index={index} onRemove={() => drop(index)} />
      ))}
      <div>
        <Button icon={Plus} onPress={add} isDisabled={fields.length >= mostSteps}>
          {t('jobForm.step.add')}
        </Button>
      </div>
    </FormSection>
  );
}

interface StepProps {
  readonly control: JobControl;
  readonly index: number;
  readonly onRemove: () => void;
}

function Step({ control, index, onRemove }: StepProps) {
  const t = useT();
  const id = useId();
  const number = index + 1;
  return (
    <fieldset aria-labelledby={id} className={css.item}>
      <div className={css.itemTop}>
        <h3 id={id} className={css.itemTitle}>
          {t('jobForm.step.title', { number })}
        </h3>
        <Button variant="quiet" icon={Trash2} onPress={onRemove}>
          {t('jobForm.step.remove', { number })}
        </Button>
      </div>
      <FormField control={control} name={`stage_plan.${index}.what`} label={t('jobForm.step.what')}>
        {(field) => <TextField {...field} hint={t('jobForm.step.whatHint')} />}
      </FormField>
      <div className={css.pair}>
        <FormField control={control} name={`stage_plan.${index}.who`} label={t('jobForm.step.who')}>
          {(field) => <TextField {...field} isOptional />}
        </FormField>
        <FormField control={control} name={`stage_plan.${index}.format`} label={t('jobForm.step.format')}>
          {(field) => <TextField {...field} hint={t('jobForm.step.formatHint')} isOptional />}
        </FormField>
        <FormField control={control} name={`stage_plan.${index}.within_days`} label={t('jobForm.step.days')}>
          {({ onChange, ...field }) => (
            <NumberField
              {...field}
              onChange={(days) => onChange(days ?? Number.NaN)}
              hint={t('jobForm.step.daysHint')}
              minValue={0}
              maxValue={120}
            />
          )}
        </FormField>
      </div>
    </fieldset>
  );
}
