import { type ReactNode, useId, useState } from 'react';
import { CountBadge } from '#web/ui/data/marks/count-badge.tsx';
import css from './job-imports.module.css';

interface GroupProps {
  readonly label: string;
  readonly count?: number;
  readonly isInitiallyOpen?: boolean;
  readonly children: ReactNode;
}

/** A part of the page that opens and closes. */
export function Group({ label, count, isInitiallyOpen = true, children }: GroupProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  return (
    <section className={css.group} aria-labelledby={id}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span id={id}>{label}</span>
        {count !== undefined && <CountBadge count={count} />}
        <span className={css.sign} aria-hidden>
          {isOpen ? '−' : '+'}
        </span>
      </button>
      {isOpen && children}
    </section>
  );
}
