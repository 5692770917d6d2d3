import { TextField, type TextFieldProps } from './text-field.tsx';

/** An email address, with the keyboard and the completion that fit it. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'spellCheck' | 'end'>) {
  return <TextField autoComplete="email" blocks="email" {...props} type="email" inputMode="email" spellCheck="false" />;
}
