import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import css from './button.module.css';
import { type PressProps, usePress } from './use-press.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends PressProps {
  readonly children?: ReactNode;
  readonly variant?: ButtonVariant;
  readonly icon?: LucideIcon;
  /** Replaces the children while `isPending`. */
  readonly pendingText?: string;
  /** Why the button cannot act now. It stays focusable, shows the reason, and still calls `onPress`. */
  readonly reason?: string | undefined;
  readonly isWide?: boolean;
  /** Lower, for toolbars, rows, and panels. */
  readonly isDense?: boolean;
}

/** The label is a verb and an object: "Submit application". */
export function Button(props: ButtonProps) {
  const { children, variant = 'secondary', icon: Icon, pendingText, reason, isWide, isDense, ...rest } = props;
  const reasonId = useId();
  const press = usePress(rest, pendingText);
  return (
    <>
      <button
        {...press}
        className={classNames(css.button, css[variant], isWide && css.wide, isDense && css.dense)}
        {...(reason ? { 'aria-disabled': true, 'aria-describedby': reasonId } : {})}
      >
        {Icon && <Icon size={isDense ? 16 : 18} aria-hidden />}
        {rest.isPending && pendingText ? pendingText : children}
      </button>
      {reason && (
        <span id={reasonId} className={css.reason}>
          {reason}
        </span>
      )}
    </>
  );
}
