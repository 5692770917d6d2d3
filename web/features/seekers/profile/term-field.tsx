import { useState } from 'react';
import type { TermKind } from '#domain/features/matching/taxonomy/terms.ts';
import { useTermSuggestions } from '#web/features/matching/queries.ts';
import { TokenField } from '#web/ui/field/choice/token-field.tsx';
import type { BoundField } from '#web/ui/form/form-field.tsx';

interface TermFieldProps extends BoundField<string[]> {
  readonly kind: TermKind;
  readonly hint: string;
}

/** A list of skills, titles, certifications, or industries with suggestions; custom terms stay as typed. */
export function TermField({ kind, value, onChange, ...rest }: TermFieldProps) {
  const [text, setText] = useState('');
  const suggestions = useTermSuggestions(kind, text);
  return (
    <TokenField
      {...rest}
      {...suggestions}
      isOptional
      text={text}
      onTextChange={setText}
      value={value.map((word) => ({ value: word, label: word }))}
      onChange={(tokens) => onChange(tokens.map((token) => token.label))}
    />
  );
}

interface TextListFieldProps extends BoundField<string[]> {
  readonly hint: string;
}

/** A list of custom texts. */
export function TextListField({ value, onChange, ...rest }: TextListFieldProps) {
  const [text, setText] = useState('');
  return (
    <TokenField
      {...rest}
      suggestions={[]}
      isOptional
      text={text}
      onTextChange={setText}
      value={value.map((word) => ({ value: word, label: word }))}
      onChange={(tokens) => onChange(tokens.map((token) => token.label))}
    />
  );
}
