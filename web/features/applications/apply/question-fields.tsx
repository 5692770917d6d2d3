import {
  joinChoices,
  maxShortAnswer,
  type ScreeningQuestion,
  splitChoices,
  yesNo,
} from '#domain/features/jobs/posting/screening-question.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { CheckboxGroup } from '#web/ui/field/choice/checkbox-group.tsx';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { NumberField } from '#web/ui/field/text/number-field.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { type BoundField, FormField } from '#web/ui/form/form-field.tsx';
import type { ApplyControl } from './apply-form.ts';

interface QuestionFieldsProps {
  readonly control: ApplyControl;
  readonly questions: readonly ScreeningQuestion[];
}

/** The screening questions, each with the field of its kind. Every answer is stored as text. */
export function QuestionFields({ control, questions }: QuestionFieldsProps) {
  return questions.map((question, index) => (
    <FormField key={question.id} control={control} name={`answers.${index}`} label={question.text}>
      {({ value, ...field }) => <QuestionField question={question} field={{ ...field, value: value ?? '' }} />}
    </FormField>
  ));
}

interface QuestionFieldProps {
  readonly question: ScreeningQuestion;
  readonly field: BoundField<string>;
}

function QuestionField({ question, field }: QuestionFieldProps) {
  const t = useT();
  const isOptional = !question.required;
  // A value that is no choice, even an empty one, would take the radio buttons out of the tab order.
  const { ref: _ref, value: text, ...choiceField } = field;
  const value = text || null;
  switch (question.kind) {
    case 'yes_no': {
      const choices = yesNo.map((value) => ({ value, label: t(`common.labels.${value}`) }));
      return <RadioGroup {...choiceField} value={value} isOptional={isOptional} choices={choices} />;
    }
    case 'one_of':
      return (
        <RadioGroup {...choiceField} value={value} isOptional={isOptional} choices={toChoices(question.choices)} />
      );
    case 'several_of':
      return (
        <CheckboxGroup
          {...choiceField}
          isOptional={isOptional}
          hint={t('applications.apply.questions.several')}
          value={splitChoices(text)}
          onChange={(chosen) =>
            field.onChange(joinChoices(question.choices.filter((choice) => chosen.includes(choice))))
          }
          choices={toChoices(question.choices)}
        />
      );
    case 'number':
      return (
        <NumberField
          {...field}
          isOptional={isOptional}
          value={text.trim() === '' ? null : Number(text)}
          onChange={(number) => field.onChange(number === null ? '' : String(number))}
        />
      );
    case 'date':
      return <TextField {...field} type="date" isOptional={isOptional} />;
    case 'short_text':
      return <TextField {...field} isOptional={isOptional} maxLength={maxShortAnswer} />;
    case 'long_text':
      return (
        <TextArea
          {...field}
          hint={t('applications.apply.questions.hint')}
          isOptional={isOptional}
          rows={4}
          max={4000}
        />
      );
  }
}

function toChoices(labels: readonly string[]) {
  return labels.map((label) => ({ value: label, label }));
}
