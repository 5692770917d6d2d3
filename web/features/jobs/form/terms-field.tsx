import { useState } from 'react';
import type { FieldPathByValue } from 'react-hook-form';
import type { TermKind } from '#domain/features/matching/terms.ts';
import { useTermSuggestions } from '#web/features/matching/queries.ts';
import { TokenField } from '#web/ui/field/token-field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import type { JobControl, JobFormValues } from './values.ts';

interface TermsFieldProps {
  readonly control: JobControl;
  readonly name: FieldPathByValue<JobFormValues, string[]>;
  readonly kind: TermKind;
  readonly label: string;
  readonly hint: string;
}

/** Words of the taxonomy with suggestions; own words are welcome. */
export function TermsField({ control, name, kind, label, hint }: TermsFieldProps) {
  const [text, setText] = useState('');
  const { suggestions, state } = useTermSuggestions(kind, text);
  return (
    <FormField control={control} name={name} label={label}>
      {({ value, onChange, ...field }) => (
        <TokenField
          {...field}
          hint={hint}
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
