import { TextField, type TextFieldProps } from './text-field.tsx';

/** An email address, with the matching keyboard and autocomplete. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'spellCheck' | 'end'>) {
  return <TextField autoComplete="email" blocks="email" {...props} type="email" inputMode="email" spellCheck="false" />;
}
