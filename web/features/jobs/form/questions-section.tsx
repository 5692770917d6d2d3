import { useFieldArray } from 'react-hook-form';
import { maxQuestions } from '#domain/features/jobs/screening-question.ts';
import { useT } from '#web/lib/i18n.ts';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { CheckField } from './check-field.tsx';
import { FormSection } from './form-section.tsx';
import { NumberedItems } from './numbered-items.tsx';
import type { JobControl } from './values.ts';

/** Application questions. */
export function QuestionsSection({ control }: { readonly control: JobControl }) {
  const t = useT();
  // Answers refer to question ids.
  const { fields, append, remove } = useFieldArray({ control, name: 'screening_questions', keyName: 'key' });
  return (
    <FormSection name="questions">
      <NumberedItems
        kind="question"
        keys={fields.map(({ key }) => key)}
        isFull={fields.length >= maxQuestions}
        fullReason={t('jobs.form.question.most', { count: maxQuestions })}
        onAdd={() => append({ id: crypto.randomUUID(), text: '', required: true })}
        onRemove={remove}
      >
        {(index) => (
          <>
            <FormField
              control={control}
              name={`screening_questions.${index}.text`}
              label={t('jobs.form.question.text')}
            >
              {(field) => <TextField {...field} hint={t('jobs.form.question.textHint')} />}
            </FormField>
            <CheckField
              control={control}
              name={`screening_questions.${index}.required`}
              label={t('jobs.form.question.required')}
            />
          </>
        )}
      </NumberedItems>
    </FormSection>
  );
}
