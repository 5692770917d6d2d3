import { useWatch } from 'react-hook-form';
import { listValues, no, type Question, yes } from '#domain/features/surveys/questions.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { CheckboxGroup } from '#web/ui/field/choice/checkbox-group.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import type { FormLanguages, SurveyFieldsProps } from './text-fields.tsx';

interface ConditionFieldsProps extends SurveyFieldsProps {
  readonly index: number;
}

/** "Ask only if": an earlier question, and which of its answers. */
export function ConditionFields({ control, languages, index }: ConditionFieldsProps) {
  const t = useT();
  const questions = useWatch({ control, name: 'questions' });
  const earlier = questions.slice(0, index).filter((question) => listValues(question).length > 0);
  if (earlier.length === 0) return null;
  const choices = [
    { value: 'always', label: t('surveys.manage.question.always') },
    ...earlier.map(({ id, text }) => ({
      value: String(id),
      label: t('surveys.manage.question.onlyIf', { question: text[languages.author] || String(id) }),
    })),
  ];
  return (
    <FormField control={control} name={`questions.${index}.condition`} label={t('surveys.manage.question.condition')}>
      {({ value, onChange, ...field }) => {
        const asked = earlier.find(({ id }) => id === value?.question);
        return (
          <>
            <Select
              {...field}
              value={asked ? String(asked.id) : value === null ? 'always' : null}
              choices={choices}
              onChange={(next) => onChange(next === 'always' ? null : createCondition(earlier, Number(next)))}
            />
            {asked && value && (
              <CheckboxGroup
                label={t('surveys.manage.question.answers')}
                isOptional="unmarked"
                value={value.values.map(String)}
                onChange={(values) => onChange({ question: asked.id, values: values.map(Number) })}
                choices={listValues(asked).map((each) => ({
                  value: String(each),
                  label: labelValue(t, asked, each, languages),
                }))}
              />
            )}
          </>
        );
      }}
    </FormField>
  );
}

function createCondition(earlier: readonly Question[], id: number): Question['condition'] {
  const question = earlier.find((each) => each.id === id);
  const [first] = question ? listValues(question) : [];
  return first === undefined ? null : { question: id, values: [first] };
}

function labelValue(t: Translate, { kind, options }: Question, value: number, { author }: FormLanguages): string {
  if (kind === 'yes_no') return t(value === yes ? 'surveys.answer.yes' : 'surveys.answer.no');
  if (kind === 'scale') return String(value);
  return options.find(({ id }) => id === value)?.text[author] || String(value || no);
}
