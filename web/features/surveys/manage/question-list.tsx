import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { maxQuestions } from '#domain/features/surveys/questions.ts';
import { useListFocus } from '#web/lib/hooks/use-list-focus.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { QuestionFields } from './question-fields.tsx';
import { createQuestion, type SurveyFormOf } from './survey-form.ts';
import css from './surveys.module.css';
import type { FormLanguages } from './text-fields.tsx';

interface QuestionListProps {
  readonly form: SurveyFormOf;
  readonly languages: FormLanguages;
}

/** The questions in their order. */
export function QuestionList({ form, languages }: QuestionListProps) {
  const t = useT();
  const announce = useAnnounce();
  const { control } = form;
  // Answers and conditions refer to question ids.
  const { fields, append, remove, move } = useFieldArray({ control, name: 'questions', keyName: 'key' });
  const isFull = fields.length >= maxQuestions;
  const focus = useListFocus();
  const moveTo = (from: number, to: number) => {
    focus.moveItem(from, to, move);
    announce(t('surveys.manage.question.moved', { number: to + 1 }));
  };
  return (
    <>
      {fields.map(({ key }, index) => (
        <fieldset key={key} className={css.question}>
          <legend className={css.legend}>{t('surveys.manage.question.number', { number: index + 1 })}</legend>
          <QuestionFields control={control} languages={languages} index={index} />
          <div className={css.actions}>
            <div className={css.actions} ref={focus.getGroupRef(index)}>
              {index > 0 && (
                <Button variant="quiet" icon={ArrowUp} onPress={() => moveTo(index, index - 1)} isDense>
                  {t('surveys.manage.question.up', { number: index + 1 })}
                </Button>
              )}
              {index < fields.length - 1 && (
                <Button variant="quiet" icon={ArrowDown} onPress={() => moveTo(index, index + 1)} isDense>
                  {t('surveys.manage.question.down', { number: index + 1 })}
                </Button>
              )}
            </div>
            {fields.length > 1 && (
              <Button variant="quiet" icon={Trash2} onPress={() => focus.removeItem(index, remove)} isDense>
                {t('surveys.manage.question.remove', { number: index + 1 })}
              </Button>
            )}
          </div>
        </fieldset>
      ))}
      <div>
        <Button
          ref={focus.addButton}
          icon={Plus}
          onPress={() => !isFull && append(createQuestion(form.getValues('questions')))}
          reason={isFull ? t('surveys.manage.question.full', { count: maxQuestions }) : undefined}
        >
          {t('surveys.manage.question.add')}
        </Button>
      </div>
    </>
  );
}
