import { TextField, type TextFieldProps } from './text-field.tsx';

/** A code from an authenticator app, or a recovery code. Phones and password managers can fill it in. */
export function CodeField(props: Omit<TextFieldProps, 'type' | 'autoComplete' | 'spellCheck' | 'end'>) {
  return <TextField {...props} autoComplete="one-time-code" spellCheck="false" maxLength={40} />;
}
