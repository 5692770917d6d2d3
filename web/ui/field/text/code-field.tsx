import { TextField, type TextFieldProps } from './text-field.tsx';

/** A code of an app, or a recovery code; phones and password managers fill it in by themselves. */
export function CodeField(props: Omit<TextFieldProps, 'type' | 'autoComplete' | 'spellCheck' | 'end'>) {
  return <TextField {...props} autoComplete="one-time-code" spellCheck="false" maxLength={40} />;
}
