import type { LucideIcon } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { classNames } from '#web/ui/class-names.ts';
import css from './button.module.css';
import type { ButtonProps } from './button.tsx';

interface IconButtonProps
  extends Omit<ButtonProps, 'children' | 'icon' | 'pendingText' | 'reason' | 'isWide' | 'aria-label'> {
  readonly icon: LucideIcon;
  /** The name, for people who do not see the icon. Only for signs everybody knows, such as closing. */
  readonly label: string;
}

/** A square button with an icon alone: for closing, clearing and removing. Elsewhere words go with the icon. */
export function IconButton({ icon: Icon, label, variant = 'quiet', ...rest }: IconButtonProps) {
  return (
    <AriaButton {...rest} aria-label={label} className={classNames(css.button, css[variant], css.square)}>
      <Icon size={20} aria-hidden />
    </AriaButton>
  );
}
