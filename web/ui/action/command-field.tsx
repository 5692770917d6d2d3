import { Search } from 'lucide-react';
import css from './command-field.module.css';
import { type PressProps, usePress } from './use-press.ts';

interface CommandFieldProps extends PressProps {
  /** What can be found: "Search people, jobs, and pages". */
  readonly children: string;
  /** The shortcut as the keyboard shows it: "Ctrl K". */
  readonly shortcut: string;
}

/** A button that looks like a search field and opens the command palette. */
export function CommandField({ children, shortcut, ...rest }: CommandFieldProps) {
  return (
    <button {...usePress(rest)} aria-haspopup="dialog" className={css.field}>
      <Search size={16} aria-hidden />
      <span className={css.text}>{children}</span>
      <kbd className={css.keys}>{shortcut}</kbd>
    </button>
  );
}
