import { type ReactNode, useId } from 'react';
import css from './page-part.module.css';

interface PagePartProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A page section with its heading. */
export function PagePart({ title, hint, children }: PagePartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.part}>
      <div>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {hint && <p className={css.hint}>{hint}</p>}
      </div>
      {children}
    </section>
  );
}
