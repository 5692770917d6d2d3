import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import css from './pill-button.module.css';

interface PillButtonProps {
  readonly children: ReactNode;
  /** Shown after the text. */
  readonly icon?: LucideIcon;
  /** Applied filters are tinted. */
  readonly isActive?: boolean;
  /** Replaces the text for screen readers. */
  readonly label?: string;
  readonly onPress: () => void;
}

/** A round button in the row of filters. */
export function PillButton({ children, icon: Icon, isActive = false, label, onPress }: PillButtonProps) {
  return (
    <button type="button" aria-label={label} className={classNames(css.pill, isActive && css.active)} onClick={onPress}>
      {children}
      {Icon && <Icon size={16} aria-hidden />}
    </button>
  );
}
