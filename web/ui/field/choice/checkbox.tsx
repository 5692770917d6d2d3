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
  readonly look?: 'list' | 'card';
  readonly ref?: Ref<HTMLInputElement>;
}

/** One yes or no. Alone it is for consent and selection; instant settings take a `Switch`. */
export function Checkbox({ children, note, look = 'list', ref, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...rest}
      {...(ref ? { inputRef: ref as NonNullable<AriaCheckboxProps['inputRef']> } : {})}
      className={classNames(css.option, look === 'card' && css.card)}
    >
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className={css.mark}>
            {isIndeterminate ? (
              <Minus size={16} aria-hidden />
            ) : (
              isSelected && <Check size={16} aria-hidden strokeWidth={3} />
            )}
          </span>
          {children && (
            <span className={css.words}>
              {children}
              {note && <span className={css.note}>{note}</span>}
            </span>
          )}
        </>
      )}
    </AriaCheckbox>
  );
}
