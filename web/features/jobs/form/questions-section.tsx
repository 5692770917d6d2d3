import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { mostQuestions } from '#domain/features/jobs/job.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { Checkbox } from '#web/ui/field/checkbox.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { FormSection } from './form-section.tsx';
import css from './job-form.module.css';
import type { JobControl } from './values.ts';

/** What applicants are asked besides their profile. */
export function QuestionsSection({ control }: { readonly control: JobControl }) {
  const t = useT();
  const announce = useAnnounce();
  // The questions carry ids of their own, to which answers are tied.
  const { fields, append, remove } = useFieldArray({ control, name: 'screening_questions', keyName: 'key' });
  const isFull = fields.length >= mostQuestions;
  const add = () => {
    if (isFull) return;
    append({ id: crypto.randomUUID(), text: '', required: true });
    announce(t('jobForm.question.added', { number: fields.length + 1 }));
  };
  const drop = (index: number) => {
    remove(index);
    announce(t('jobForm.question.removed', { number: index + 1 }));
  };
  return (
    <FormSection name="questions">
      {fields.map(({ key }, index) => (
        <Question key={key} control={control} index={index} onRemove={() => drop(index)} />
      ))}
      <div>
        <Button
          icon={Plus}
          onPress={add}
          reason={isFull ? t('jobForm.question.most', { count: mostQuestions }) : undefined}
        >
          {t('jobForm.question.add')}
        </Button>
      </div>
    </FormSection>
  );
}

interface QuestionProps {
  readonly control: JobControl;
  readonly index: number;
  readonly onRemove: () => void;
}

function Question({ control, index, onRemove }: QuestionProps) {
  const t = useT();
  const id = useId();
  const number = index + 1;
  return (
    <fieldset aria-labelledby={id} className={css.item}>
      <div className={css.itemTop}>
        <h3 id={id} className={css.itemTitle}>
          {t('jobForm.question.title', { number })}
        </h3>
        <Button variant="quiet" icon={Trash2} onPress={onRemove}>
          {t('jobForm.question.remove', { number })}
        </Button>
      </div>
      <FormField control={control} name={`screening_questions.${index}.text`} label={t('jobForm.question.text')}>
        {(field) => <TextField {...field} hint={t('jobForm.question.textHint')} />}
      </FormField>
      <FormField
        control={control}
        name={`screening_questions.${index}.required`}
        label={t('jobForm.question.required')}
      >
        {({ label, value, error: _error, ...field }) => (
          <Checkbox {...field} isSelected={value}>
            {label}
          </Checkbox>
        )}
      </FormField>
    </fieldset>
  );
}
