import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './fact-line.module.css';

interface FactLineProps {
  /** The content of the list: "Job facts". */
  readonly label: string;
  /** Facts without a value are left out. */
  readonly facts: readonly { readonly id: string; readonly icon: LucideIcon; readonly value: ReactNode }[];
}

/** A few facts on one line, each with its icon, such as below the title of a page. */
export function FactLine({ label, facts }: FactLineProps) {
  return (
    <ul className={css.facts} aria-label={label}>
      {facts
        .filter(({ value }) => value !== null && value !== '')
        .map(({ id, icon: Icon, value }) => (
          <li key={id} className={css.fact}>
            <Icon size={16} aria-hidden />
            {value}
          </li>
        ))}
    </ul>
  );
}
