import type { ReactNode } from 'react';
import css from './page-header.module.css';

interface PageHeaderProps {
  /** The only h1 of the page. It receives focus after navigation. */
  readonly title: string;
  /** The purpose of the page, in one line. */
  readonly purpose?: ReactNode;
  /** Below the title: a `FactLine`. */
  readonly facts?: ReactNode;
  /** Above the title, such as a breadcrumb. */
  readonly above?: ReactNode;
  /** In front of the title, such as the mark of an employer. */
  readonly mark?: ReactNode;
  /** The main action of the page. */
  readonly actions?: ReactNode;
}

export function PageHeader({ title, purpose, facts, above, mark, actions }: PageHeaderProps) {
  return (
    <div className={css.header}>
      {above}
      <div className={css.line}>
        {mark}
        <div className={css.titles}>
          <h1 tabIndex={-1}>{title}</h1>
          {purpose && <p className={css.purpose}>{purpose}</p>}
          {facts}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  );
}
