import { useState } from 'react';
import type { JobControl } from '#web/features/jobs/form/values.ts';
import { useTermSuggestions } from '#web/features/matching/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { TokenField } from '#web/ui/field/choice/token-field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';

const lists = {
  skills: { kind: 'skill', phrase: 'skills' },
  nice_skills: { kind: 'skill', phrase: 'niceSkills' },
  certifications: { kind: 'certification', phrase: 'certifications' },
  titles: { kind: 'title', phrase: 'titles' },
  industries: { kind: 'industry', phrase: 'industries' },
} as const;

interface TermsFieldProps {
  readonly control: JobControl;
  readonly name: keyof typeof lists;
}

/** Taxonomy terms with suggestions; custom terms are allowed. */
export function TermsField({ control, name }: TermsFieldProps) {
  const t = useT();
  const { kind, phrase } = lists[name];
  const [text, setText] = useState('');
  const { suggestions, state } = useTermSuggestions(kind, text);
  return (
    <FormField control={control} name={name} label={t(`jobs.form.${phrase}`)}>
      {({ value, onChange, ...field }) => (
        <TokenField
          {...field}
          hint={t(`jobs.form.${phrase}Hint`)}
          isOptional
          text={text}
          onTextChange={setText}
          suggestions={suggestions}
          state={state}
          value={value.map((word) => ({ value: word, label: word }))}
          onChange={(tokens) => onChange(tokens.map((token) => token.value))}
        />
      )}
    </FormField>
  );
}
