import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import css from './columns.module.css';

interface ColumnsProps {
  readonly children: ReactNode;
  /** Shown before the content. */
  readonly filters?: ReactNode;
  /** Shown after the content, such as a summary or next steps. */
  readonly aside?: ReactNode;
  readonly asideLabel?: string;
  /** The content fills the width, for pages of cards rather than text. */
  readonly isWide?: boolean;
}

/** The grid of job seeker pages: a content column with filters before it or an aside after it. */
export function Columns({ children, filters, aside, asideLabel, isWide }: ColumnsProps) {
  return (
    <div className={classNames(css.columns, filters ? css.withFilters : css.withAside, isWide && css.wide)}>
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
