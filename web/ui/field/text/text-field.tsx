import type { ReactNode, Ref } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
} from 'react-aria-components/TextField';
import type { BlockedCharacterKind } from '#domain/lib/blocked-characters.ts';
import { classNames } from '#web/ui/class-names.ts';
import css from '#web/ui/field/field.module.css';
import { FieldHeader, type FieldTexts, fieldStateProps } from '#web/ui/field/field-texts.tsx';
import { useCharacterFilter } from './character-filter.tsx';

export interface TextFieldProps
  extends FieldTexts,
    Pick<
      AriaTextFieldProps,
      | 'name'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'onBlur'
      | 'type'
      | 'inputMode'
      | 'autoComplete'
      | 'autoFocus'
      | 'isDisabled'
      | 'maxLength'
      | 'spellCheck'
    > {
  readonly placeholder?: string;
  /** Characters of this kind cannot be typed. */
  readonly blocks?: BlockedCharacterKind;
  readonly ref?: Ref<HTMLInputElement>;
  /** An element at the end of the input, such as a button that shows a password. */
  readonly end?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, isOptional, isHeaderHidden, placeholder, blocks, ref, end, ...rest } = props;
  const texts = { label, hint, error, isOptional, isHeaderHidden };
  const { onKeyDown, note } = useCharacterFilter(blocks);
  const input = (
    <Input className={css.input ?? ''} ref={ref} onKeyDown={onKeyDown} {...(placeholder ? { placeholder } : {})} />
  );
  return (
    <AriaTextField {...rest} {...fieldStateProps(texts)} className={classNames(css.field)}>
      <FieldHeader {...texts} />
      {end ? (
        <div className={css.withEnd}>
          {input}
          {end}
        </div>
      ) : (
        input
      )}
      {note}
    </AriaTextField>
  );
}
