import { Check, Minus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import { classNames } from '#web/ui/class-names.ts';
import css from './choice.module.css';

export interface CheckboxProps
  extends Pick<
    AriaCheckboxProps,
    | 'name'
    | 'value'
    | 'isSelected'
    | 'defaultSelected'
    | 'isIndeterminate'
    | 'onChange'
    | 'onBlur'
    | 'isDisabled'
    | 'isInvalid'
    | 'aria-label'
    | 'aria-describedby'
  > {
  readonly children?: ReactNode;
  readonly note?: string | undefined;
  readonly variant?: 'list' | 'card';
  readonly ref?: Ref<HTMLInputElement>;
}

/** A yes or no. A single checkbox is for consent and selection; use `Switch` for settings that apply at once. */
export function Checkbox({ children, note, variant = 'list', ref, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...rest}
      {...(ref ? { inputRef: ref as NonNullable<AriaCheckboxProps['inputRef']> } : {})}
      className={classNames(css.option, variant === 'card' && css.card)}
    >
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className={css.mark}>
            {isIndeterminate ? (
              <Minus size={14} aria-hidden />
            ) : (
              isSelected && <Check size={14} aria-hidden strokeWidth={3} />
            )}
          </span>
          {children && (
            <span className={css.label}>
              {children}
              {note && <span className={css.note}>{note}</span>}
            </span>
          )}
        </>
      )}
    </AriaCheckbox>
  );
}
