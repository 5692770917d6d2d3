import {
  type Answer,
  maxAnswerLength,
  no,
  type Question,
  scaleSteps,
  yes,
} from '#domain/features/surveys/questions.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { CheckboxGroup } from '#web/ui/field/choice/checkbox-group.tsx';
import { type Choice, RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import type { SurveyTexts } from './survey-texts.ts';

interface QuestionFieldProps {
  readonly question: Question;
  readonly answer: Answer | undefined;
  readonly texts: SurveyTexts;
  readonly onChange: (answer: Answer) => void;
}

/** The answer to one question. Its label is the heading of the page, so it is for screen readers only. */
export function QuestionField({ question, answer, texts, onChange }: QuestionFieldProps) {
  const t = useT();
  const label = texts.pick(question.text);
  const change = (values: readonly string[], text = '') =>
    onChange({ question: question.id, values: values.map(Number), text });
  const field = { label, isHeaderHidden: true, isOptional: 'unmarked' as const };
  if (question.kind === 'text') {
    const text = answer?.text ?? '';
    const error = text.length > maxAnswerLength ? t('errors.fields.too_long', { limit: maxAnswerLength }) : undefined;
    return (
      <TextArea {...field} error={error} value={text} onChange={(next) => change([], next)} max={maxAnswerLength} />
    );
  }
  const values = (answer?.values ?? []).map(String);
  const choices = listChoices(t, question, texts);
  if (question.kind === 'several') {
    return (
      <CheckboxGroup
        {...field}
        hint={t('surveys.answer.several')}
        value={values}
        onChange={change}
        choices={choices}
        variant="cards"
      />
    );
  }
  return (
    <RadioGroup
      {...field}
      value={values[0] ?? null}
      onChange={(value) => change([value])}
      choices={choices}
      variant="cards"
    />
  );
}

function listChoices(t: ReturnType<typeof useT>, question: Question, texts: SurveyTexts): Choice[] {
  const { kind, options, low, high } = question;
  if (kind === 'yes_no') {
    return [
      { value: String(yes), label: t('surveys.answer.yes') },
      { value: String(no), label: t('surveys.answer.no') },
    ];
  }
  if (kind !== 'scale') return options.map(({ id, text }) => ({ value: String(id), label: texts.pick(text) }));
  return Array.from({ length: scaleSteps }, (_step, index) => {
    const meaning = index === 0 ? texts.pick(low) : index === scaleSteps - 1 ? texts.pick(high) : '';
    return { value: String(index + 1), label: meaning === '' ? `${index + 1}` : `${index + 1} – ${meaning}` };
  });
}
