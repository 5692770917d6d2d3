import type { Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import type { BlockedCharacterKind } from '#domain/lib/blocked-characters.ts';
import { classNames } from '#web/ui/class-names.ts';
import css from '#web/ui/field/field.module.css';
import { type FieldTexts, FieldTop, fieldState } from '#web/ui/field/field-texts.tsx';
import { CharacterCount } from './character-count.tsx';
import { useSignFilter } from './character-filter.tsx';

interface TextAreaProps
  extends FieldTexts,
    Pick<AriaTextFieldProps, 'name' | 'onChange' | 'onBlur' | 'autoFocus' | 'isDisabled'> {
  readonly value: string;
  readonly rows?: number;
  /** Shows what is left. People may write over it and shorten afterwards; nothing is cut off. */
  readonly max?: number;
  /** Signs of this kind cannot be typed. */
  readonly blocks?: BlockedCharacterKind;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextArea({ label, hint, error, isOptional, rows = 5, max, blocks, ref, ...rest }: TextAreaProps) {
  const texts = { label, hint, error, isOptional };
  const { onKeyDown, note } = useSignFilter(blocks);
  return (
    <AriaTextField {...rest} {...fieldState(texts)} className={css.field ?? ''}>
      <FieldTop {...texts} />
      <AriaTextArea ref={ref} rows={rows} onKeyDown={onKeyDown} className={classNames(css.input, css.area)} />
      {note}
      {max !== undefined && <CharacterCount text={rest.value} max={max} />}
    </AriaTextField>
  );
}
