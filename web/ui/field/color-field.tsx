import type { Ref } from 'react';
import css from './color-field.module.css';
import type { FieldTexts } from './field-texts.tsx';
import { TextField } from './text/text-field.tsx';

interface ColourFieldProps extends FieldTexts {
  readonly name?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Names the picker beside the text. */
  readonly pickLabel: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A colour as text, with the browser's own picker beside it. */
export function ColourField({ pickLabel, value, onChange, ...rest }: ColourFieldProps) {
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
