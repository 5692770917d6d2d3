import { useState } from 'react';
import type { Phrases } from '#domain/phrases/phrase-types.ts';
import css from '#web/features/jobs/form/job-form.module.css';
import type { JobControl } from '#web/features/jobs/form/values.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { type BoundField, FormField } from '#web/ui/form/form-field.tsx';

export type ChoiceFact = keyof Phrases['jobs']['form']['presets'];

const presets = {
  noise: ['quiet', 'soft', 'mixed', 'lively'],
  lighting: ['daylight', 'lamp', 'overhead'],
  meetings_per_week: ['few', 'some', 'many'],
  communication: ['written', 'mixed', 'spoken'],
} as const satisfies { [Fact in ChoiceFact]: readonly (keyof Phrases['jobs']['form']['presets'][Fact])[] };

interface FactFieldProps {
  readonly control: JobControl;
  readonly fact: ChoiceFact;
}

/** A fact of the workplace: one of a few usual answers, or the employer's own words. */
export function FactField({ control, fact }: FactFieldProps) {
  const t = useT();
  return (
    <FormField control={control} name={`inclusion.${fact}`} label={t(`jobs.form.environment.${fact}`)}>
      {(field) => <FactChoice field={field} fact={fact} />}
    </FormField>
  );
}

const notListed = 'not-listed';
const ownWords = 'own-words';

function FactChoice({ field, fact }: { readonly field: BoundField<string>; readonly fact: ChoiceFact }) {
  const t = useT();
  const usual = usualAnswers(t, fact);
  const [isOwn, setOwn] = useState(false);
  const { ref, value, label, error, ...rest } = field;
  const isUsual = usual.includes(value);
  const chosen = isOwn || (value !== '' && !isUsual) ? ownWords : value === '' ? notListed : value;
  const choose = (answer: string) => {
    setOwn(answer === ownWords);
    field.onChange(answer === ownWords || answer === notListed ? '' : answer);
  };
  return (
    <div className={css.fact}>
      <RadioGroup
        label={label}
        variant="segments"
        value={chosen}
        onChange={choose}
        choices={[
          { value: notListed, label: t('common.labels.notListed') },
          ...usual.map((answer) => ({ value: answer, label: answer })),
          { value: ownWords, label: t('jobs.form.ownWords') },
        ]}
      />
      {chosen === ownWords && (
        <TextField
          {...rest}
          ref={ref}
          value={value}
          error={error}
          label={t('jobs.form.ownWordsFor', { name: label })}
          isHeaderHidden={error === undefined}
          placeholder={t(`jobs.form.environment.${fact}Hint`)}
        />
      )}
    </div>
  );
}

/** In the language of the reader, in which the answer is stored like any text of the employer. */
function usualAnswers(t: Translate, fact: ChoiceFact): string[] {
  switch (fact) {
    case 'noise':
      return presets.noise.map((name) => t(`jobs.form.presets.noise.${name}`));
    case 'lighting':
      return presets.lighting.map((name) => t(`jobs.form.presets.lighting.${name}`));
    case 'meetings_per_week':
      return presets.meetings_per_week.map((name) => t(`jobs.form.presets.meetings_per_week.${name}`));
    case 'communication':
      return presets.communication.map((name) => t(`jobs.form.presets.communication.${name}`));
  }
}
