import type { Ref } from 'react';
import css from './color-field.module.css';
import type { FieldTexts } from './field-texts.tsx';
import { TextField } from './text/text-field.tsx';

interface ColorFieldProps extends FieldTexts {
  readonly name?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Accessible name of the color picker next to the text. */
  readonly pickLabel: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A color as text, with the browser's color picker next to it. */
export function ColorField({ pickLabel, value, onChange, ...rest }: ColorFieldProps) {
  const picked = /^#[0-9a-f]{6}$/i.test(value.trim()) ? value.trim() : '#000000';
  return (
    <TextField
      {...rest}
      value={value}
      onChange={onChange}
      maxLength={9}
      spellCheck="false"
      autoComplete="off"
      end={
        <input
          type="color"
          className={css.picker}
          aria-label={pickLabel}
          value={picked}
          onChange={(event) => onChange(event.target.value)}
        />
      }
    />
  );
}
