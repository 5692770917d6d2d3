import type { LucideIcon } from 'lucide-react';
import { classNames } from '#web/ui/class-names.ts';
import css from './button.module.css';
import type { ButtonVariant } from './button.tsx';
import { PlainLink, type PlainLinkProps } from './plain-link.tsx';

interface LinkButtonProps extends Omit<PlainLinkProps, 'className'> {
  readonly variant?: ButtonVariant;
  readonly icon?: LucideIcon;
  readonly isWide?: boolean;
  /** Lower, for toolbars, rows, and panels. */
  readonly isDense?: boolean;
}

/** A link styled as a button. */
export function LinkButton(props: LinkButtonProps) {
  const { children, variant = 'secondary', icon: Icon, isWide, isDense, ...rest } = props;
  return (
    <PlainLink {...rest} className={classNames(css.button, css[variant], isWide && css.wide, isDense && css.dense)}>
      {Icon && <Icon size={isDense ? 16 : 18} aria-hidden />}
      {children}
    </PlainLink>
  );
}
