import { useWatch } from 'react-hook-form';
import { DEFAULT_WEIGHTS, type WrittenWeights } from '#domain/features/matching/score/weights.ts';
import type { JobControl } from '#web/features/jobs/form/values.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { WeightFields } from '#web/ui/data/match/weight-fields.tsx';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { NumberField } from '#web/ui/field/text/number-field.tsx';
import { type BoundField, FormField } from '#web/ui/form/form-field.tsx';
import { MatchEffect } from './match-effect.tsx';
import { useMatchPreview } from './use-match-preview.ts';

interface MatchFieldsProps {
  readonly control: JobControl;
  /** Of a saved job. */
  readonly jobId: number | undefined;
  /** Whether the step shows; the preview is only computed then. */
  readonly isOpen: boolean;
}

/** How much each part counts, and what the requirements and weights would match. */
export function MatchFields({ control, jobId, isOpen }: MatchFieldsProps) {
  const t = useT();
  const values = useWatch({ control });
  const { preview, isComplete } = useMatchPreview(values, jobId, isOpen);
  return (
    <>
      <FormField control={control} name="match_weights" label={t('jobs.form.match.label')}>
        {(field) => <WeightsField {...field} initial={preview.data?.weights ?? DEFAULT_WEIGHTS} />}
      </FormField>
      {isOpen && <MatchEffect preview={preview} isComplete={isComplete} />}
    </>
  );
}

interface WeightsFieldProps extends BoundField<WrittenWeights | null> {
  /** The weights to start from. */
  readonly initial: WrittenWeights;
}

/** The tenant's weights, or own ones. */
function WeightsField({ initial, value, onChange, ...field }: WeightsFieldProps) {
  const t = useT();
  return (
    <>
      <RadioGroup
        {...field}
        hint={t('jobs.form.match.hint')}
        variant="tiles"
        value={value ? 'own' : 'shared'}
        onChange={(choice) => onChange(choice === 'own' ? (value ?? initial) : null)}
        choices={[
          { value: 'shared', label: t('jobs.form.match.shared'), note: t('jobs.form.match.sharedNote') },
          { value: 'own', label: t('jobs.form.match.own'), note: t('jobs.form.match.ownNote') },
        ]}
      />
      {value && (
        <WeightFields weights={value} onScale={onChange}>
          {(part, label) => (
            <NumberField
              key={part}
              label={label}
              value={value[part]}
              onChange={(weight) => onChange({ ...value, [part]: weight })}
              minValue={0}
              maxValue={100}
              step={1}
            />
          )}
        </WeightFields>
      )}
    </>
  );
}
