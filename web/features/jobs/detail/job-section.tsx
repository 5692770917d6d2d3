import { type ReactNode, useId } from 'react';
import css from './job-view.module.css';

interface JobSectionProps {
  readonly title: string;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

/** A section of the job page with its heading. */
export function JobSection({ title, hint, children }: JobSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id}>{title}</h2>
      {hint && <p className={css.hint}>{hint}</p>}
      {children}
    </section>
  );
}
