import { useWatch } from 'react-hook-form';
import { questionKinds } from '#domain/features/surveys/questions.ts';
import { languageNames } from '#domain/phrases/phrases.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { writeOptions } from './survey-form.ts';
import { type SurveyFieldsProps, TextFields } from './text-fields.tsx';

interface QuestionFieldsProps extends SurveyFieldsProps {
  readonly index: number;
}

/** One question: its text, kind, options, and when it is asked. */
export function QuestionFields({ control, languages, index }: QuestionFieldsProps) {
  const t = useT();
  const name = `questions.${index}` as const;
  const kind = useWatch({ control, name: `${name}.kind` });
  const shared = { control, languages };
  return (
    <>
      <TextFields {...shared} name={`${name}.text`} label={t('surveys.manage.question.text')} />
      <FormField control={control} name={`${name}.kind`} label={t('surveys.manage.question.kind')}>
        {(field) => (
          <Select
            {...field}
            choices={questionKinds.map((value) => ({ value, label: t(`surveys.manage.question.kinds.${value}`) }))}
          />
        )}
      </FormField>
      {kind === 'scale' && (
        <>
          <TextFields {...shared} name={`${name}.low`} label={t('surveys.manage.question.low')} />
          <TextFields {...shared} name={`${name}.high`} label={t('surveys.manage.question.high')} />
        </>
      )}
      {(kind === 'choice' || kind === 'several') && <OptionFields {...shared} index={index} />}
      {index > 0 && <ConditionFields {...shared} index={index} />}
    </>
  );
}

/** The options, one per line. Line by line, a translation belongs to the option of the author. */
function OptionFields({ control, languages, index }: QuestionFieldsProps) {
  const t = useT();
  const name = `questions.${index}.options` as const;
  const label = t('surveys.manage.question.options');
  const { author, translation } = languages;
  return (
    <FormField control={control} name={name} label={label}>
      {({ value, onChange, ref, ...field }) => (
        <>
          <TextArea
            {...field}
            ref={ref}
            rows={4}
            hint={t('surveys.manage.question.optionsHint')}
            value={value.map(({ text }) => text[author] ?? '').join('\n')}
            onChange={(text) => onChange(writeOptions(value, author, text.split('\n'), true))}
          />
          {translation && (
            <TextArea
              label={t('surveys.manage.translated', { label, language: languageNames[translation] })}
              isOptional
              rows={4}
              hint={t('surveys.manage.question.optionsTranslationHint')}
              value={value.map(({ text }) => text[translation] ?? '').join('\n')}
              onChange={(text) => onChange(writeOptions(value, translation, text.split('\n'), false))}
            />
          )}
        </>
      )}
    </FormField>
  );
}
