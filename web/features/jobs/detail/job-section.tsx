import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import css from './job-view.module.css';

interface JobSectionProps {
  readonly title: string;
  readonly hint?: string | undefined;
  /** Without the frame of a card, around a list that has its own. */
  readonly isPlain?: boolean;
  /** In the line of the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the job page with its heading. */
export function JobSection({ title, hint, isPlain = false, action, children }: JobSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames(css.section, !isPlain && css.card)}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {hint && <p className={css.hint}>{hint}</p>}
      {children}
    </section>
  );
}
