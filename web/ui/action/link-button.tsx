import type { LucideIcon } from 'lucide-react';
import { classNames } from '#web/ui/class-names.ts';
import css from './button.module.css';
import type { ButtonVariant } from './button.tsx';
import { PlainLink, type PlainLinkProps } from './plain-link.tsx';

interface LinkButtonProps extends Omit<PlainLinkProps, 'className'> {
  readonly variant?: ButtonVariant;
  readonly icon?: LucideIcon;
  readonly isWide?: boolean;
}

/** A link styled as a button. */
export function LinkButton({ children, variant = 'secondary', icon: Icon, isWide, ...rest }: LinkButtonProps) {
  return (
    <PlainLink {...rest} className={classNames(css.button, css[variant], isWide && css.wide)}>
      {Icon && <Icon size={20} aria-hidden />}
      {children}
    </PlainLink>
  );
}
