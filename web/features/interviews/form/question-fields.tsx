import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { maxQuestions } from '#domain/features/interviews/pack.ts';
import { checkQuestion } from '#domain/features/jobs/wording/question-clarity.ts';
import css from '#web/features/interviews/interviews.module.css';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { NumberField } from '#web/ui/field/text/number-field.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import type { PlanControl } from './control.ts';

/** The questions in order. Unclear ones get a note and, where possible, a clearer form. */
export function QuestionFields({ control }: { readonly control: PlanControl }) {
  const t = useT();
  const { fields, append, remove, update } = useFieldArray({ control, name: 'pack.questions' });
  return (
    <div className={css.stack}>
      {fields.map((field, index) => (
        <div key={field.id} className={css.item}>
          <FormField
            control={control}
            name={`pack.questions.${index}.text`}
            label={t('interviews.form.question', { number: index + 1 })}
          >
            {(input) => <TextField {...input} maxLength={500} />}
          </FormField>
          <Clarity control={control} index={index} onReplace={(question) => update(index, question)} />
          <FormField
            control={control}
            name={`pack.questions.${index}.minutes`}
            label={t('interviews.form.minutes', { number: index + 1 })}
          >
            {(input) => (
              <NumberField {...input} onChange={(value) => input.onChange(value ?? 5)} minValue={1} maxValue={240} />
            )}
          </FormField>
          <div>
            <Button icon={Trash2} isDense onPress={() => remove(index)}>
              {t('interviews.form.removeQuestion', { number: index + 1 })}
            </Button>
          </div>
        </div>
      ))}
      <div>
        <Button
          icon={Plus}
          reason={fields.length >= maxQuestions ? t('interviews.form.enough') : undefined}
          onPress={() => append({ text: '', minutes: 10 })}
        >
          {t('interviews.form.addQuestion')}
        </Button>
      </div>
    </div>
  );
}

interface ClarityProps {
  readonly control: PlanControl;
  readonly index: number;
  readonly onReplace: (question: { text: string; minutes: number }) => void;
}

function Clarity({ control, index, onReplace }: ClarityProps) {
  const t = useT();
  const { text = '', minutes = 10 } = useWatch({ control, name: `pack.questions.${index}` }) ?? {};
  const [finding] = checkQuestion(text);
  if (!finding) return null;
  const { replacement } = finding;
  return (
    <InlineNote tone="info">
      <p>{t(`interviews.clarity.${finding.kind}`)}</p>
      {replacement !== null && (
        <>
          <p>{replacement}</p>
          <Button isDense onPress={() => onReplace({ text: replacement.slice(0, 500), minutes })}>
            {t('interviews.clarity.use')}
          </Button>
        </>
      )}
    </InlineNote>
  );
}
