import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import css from './split-view.module.css';

interface SplitViewProps {
  /** The list. */
  readonly children: ReactNode;
  /** The details of one row; null on a page without room for both (`useIsNarrow`), where a row leads to its own page. */
  readonly detail: ReactNode;
  /** Names the details, which are a landmark. */
  readonly detailLabel: string;
  /** Identifies the row: the details of another row start at the top. */
  readonly detailKey: string | number;
  /** Selector of the row in the list that receives the focus after Esc. */
  readonly row: string;
}

/** A list on the left and the details of one row on the right. */
export function SplitView({ children, detail, detailLabel, detailKey, row }: SplitViewProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(row)?.focus();
  };
  return (
    <div className={css.split}>
      <div ref={list} className={css.list}>
        {children}
      </div>
      {detail && (
        <section key={detailKey} aria-label={detailLabel} className={css.detail} onKeyDown={onKeyDown}>
          {detail}
        </section>
      )}
    </div>
  );
}
