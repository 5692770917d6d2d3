import type { LucideIcon } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { classNames } from '#web/ui/class-names.ts';
import css from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps
  extends Pick<
    AriaButtonProps,
    | 'type'
    | 'onPress'
    | 'onHoverStart'
    | 'onFocus'
    | 'aria-haspopup'
    | 'isPending'
    | 'isDisabled'
    | 'autoFocus'
    | 'form'
    | 'slot'
    | 'aria-label'
    | 'aria-expanded'
    | 'aria-controls'
    | 'aria-pressed'
    | 'aria-describedby'
  > {
  readonly children?: ReactNode;
  readonly variant?: ButtonVariant;
  readonly icon?: LucideIcon;
  /** Said instead of the children while `isPending`. */
  readonly pendingText?: string;
  /** Why the button cannot act now. It stays focusable, shows the reason, and still calls `onPress`. */
  readonly reason?: string | undefined;
  readonly isWide?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button says a verb and a thing: "Send application". */
export function Button({
  children,
  variant = 'secondary',
  icon: Icon,
  pendingText,
  reason,
  isWide,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  return (
    <>
      <AriaButton
        {...rest}
        className={classNames(css.button, css[variant], isWide && css.wide)}
        {...(reason ? { 'aria-disabled': true, 'aria-describedby': reasonId } : {})}
      >
        {Icon && <Icon size={20} aria-hidden />}
        {rest.isPending && pendingText ? pendingText : children}
      </AriaButton>
      {reason && (
        <span id={reasonId} className={css.reason}>
          {reason}
        </span>
      )}
    </>
  );
}
