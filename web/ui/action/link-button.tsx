import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps } from 'react-aria-components/Link';
import { classNames } from '#web/ui/class-names.ts';
import css from './button.module.css';
import type { ButtonVariant } from './button.tsx';

interface LinkButtonProps
  extends Pick<
    LinkProps,
    'href' | 'target' | 'rel' | 'download' | 'aria-label' | 'aria-current' | 'routerOptions' | 'onPress'
  > {
  readonly href: string;
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly icon?: LucideIcon;
  readonly isWide?: boolean;
}

/** Looks like a button, goes somewhere: a link. */
export function LinkButton({ children, variant = 'secondary', icon: Icon, isWide, ...rest }: LinkButtonProps) {
  return (
    <AriaLink {...rest} className={classNames(css.button, css[variant], isWide && css.wide)}>
      {Icon && <Icon size={20} aria-hidden />}
      {children}
    </AriaLink>
  );
}
