import type { Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import type { BlockedCharacterKind } from '#domain/lib/blocked-characters.ts';
import { classNames } from '#web/ui/class-names.ts';
import css from '#web/ui/field/field.module.css';
import { FieldHeader, type FieldTexts, fieldStateProps } from '#web/ui/field/field-texts.tsx';
import { CharacterCount } from './character-count.tsx';
import { useCharacterFilter } from './character-filter.tsx';

interface TextAreaProps
  extends FieldTexts,
    Pick<AriaTextFieldProps, 'name' | 'onChange' | 'onBlur' | 'autoFocus' | 'isDisabled'> {
  readonly value: string;
  readonly rows?: number;
  readonly placeholder?: string;
  /** Shows the remaining characters. Longer text is not cut off, so that people can shorten it afterwards. */
  readonly max?: number;
  /** Characters of this kind cannot be typed. */
  readonly blocks?: BlockedCharacterKind;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea(props: TextAreaProps) {
  const { label, hint, error, isOptional, isHeaderHidden, rows = 5, placeholder, max, blocks, ref, ...rest } = props;
  const texts = { label, hint, error, isOptional, isHeaderHidden };
  const { onKeyDown, note } = useCharacterFilter(blocks);
  return (
    <AriaTextField {...rest} {...fieldStateProps(texts)} className={css.field ?? ''}>
      <FieldHeader {...texts} />
      <AriaTextArea
        ref={ref}
        rows={rows}
        onKeyDown={onKeyDown}
        className={classNames(css.input, css.area)}
        {...(placeholder ? { placeholder } : {})}
      />
      {note}
      {max !== undefined && <CharacterCount text={rest.value} max={max} />}
    </AriaTextField>
  );
}
