import type { LucideIcon } from 'lucide-react';
import { classNames } from '#web/ui/class-names.ts';
import css from './button.module.css';
import type { ButtonVariant } from './button.tsx';
import { type PressProps, usePress } from './use-press.ts';

interface IconButtonProps extends Omit<PressProps, 'aria-label'> {
  readonly icon: LucideIcon;
  /** The accessible name. Use only icons that everyone knows, such as the close icon. */
  readonly label: string;
  readonly variant?: ButtonVariant;
  /** Lower, for toolbars, rows, and panels. */
  readonly isDense?: boolean;
}

/** A square button with only an icon: for close, clear and remove. Other buttons have a text label. */
export function IconButton({ icon: Icon, label, variant = 'quiet', isDense, ...rest }: IconButtonProps) {
  const className = classNames(css.button, css[variant], css.square, isDense && css.dense);
  return (
    <button {...usePress(rest)} aria-label={label} className={className}>
      <Icon size={isDense ? 18 : 20} aria-hidden />
    </button>
  );
}
