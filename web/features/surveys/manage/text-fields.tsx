import type { Language } from '#domain/phrases/phrases.ts';
import { languageNames } from '#domain/phrases/phrases.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import type { SurveyControl } from './survey-form.ts';

/** The languages of the texts: the author's, and the one that is translated into now, if any. */
export interface FormLanguages {
  readonly author: Language;
  readonly translation: Language | null;
}

export interface SurveyFieldsProps {
  readonly control: SurveyControl;
  readonly languages: FormLanguages;
}

interface TextFieldsProps extends SurveyFieldsProps {
  readonly name:
    | 'title'
    | 'intro'
    | `questions.${number}.text`
    | `questions.${number}.low`
    | `questions.${number}.high`;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
  readonly isLong?: boolean;
}

/** A text in the language of the author and below it in the language of the translation. */
export function TextFields({ control, languages, name, label, hint, isOptional, isLong }: TextFieldsProps) {
  const t = useT();
  const { author, translation } = languages;
  const Field = isLong ? TextArea : TextField;
  return (
    <>
      <FormField control={control} name={`${name}.${author}`} label={label}>
        {({ value, ...field }) => (
          <Field
            {...field}
            value={value ?? ''}
            isOptional={isOptional}
            {...(hint ? { hint } : {})}
            {...(isLong ? { rows: 3 } : {})}
          />
        )}
      </FormField>
      {translation && (
        <FormField
          control={control}
          name={`${name}.${translation}`}
          label={t('surveys.manage.translated', { label, language: languageNames[translation] })}
        >
          {({ value, ...field }) => (
            <Field {...field} value={value ?? ''} isOptional {...(isLong ? { rows: 3 } : {})} />
          )}
        </FormField>
      )}
    </>
  );
}
