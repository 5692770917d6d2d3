import type { LucideIcon } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import button from '#web/ui/action/button.module.css';
import { classNames } from '#web/ui/class-names.ts';

interface SlotButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** The slot of the React Aria field, which defines the action. */
  readonly slot?: 'increment' | 'decrement';
}

/** A button inside a React Aria field; the field supplies its behavior. */
export function SlotButton({ icon: Icon, label, slot }: SlotButtonProps) {
  return (
    <AriaButton
      aria-label={label}
      className={classNames(button.button, slot ? button.secondary : button.quiet, button.square)}
      {...(slot ? { slot } : {})}
    >
      <Icon size={20} aria-hidden />
    </AriaButton>
  );
}
