import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import css from './columns.module.css';

interface ColumnsProps {
  readonly children: ReactNode;
  /** Before the content: filters. */
  readonly filters?: ReactNode;
  /** After the content: a summary, what happens next. */
  readonly aside?: ReactNode;
  readonly asideLabel?: string;
}

/** The grid of candidate pages: a reading column, with filters before it or an aside behind it. */
export function Columns({ children, filters, aside, asideLabel }: ColumnsProps) {
  return (
    <div className={classNames(css.columns, filters ? css.withFilters : css.withAside)}>
      {filters && <div className={css.filters}>{filters}</div>}
      <div className={css.content}>{children}</div>
      {aside && (
        <aside className={css.aside} aria-label={asideLabel}>
          {aside}
        </aside>
      )}
    </div>
  );
}
