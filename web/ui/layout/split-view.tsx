import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
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
  /** The details are as high as their content, not as the page. For details that are there with the list. */
  readonly isDetailFitted?: boolean;
  /** Selector of the row in the list that receives the focus after Esc. */
  readonly row: string;
}

/** A list on the left and the details of one row on the right. F6 moves between them, Esc returns to the row. */
export function SplitView({ children, detail, detailLabel, detailKey, isDetailFitted, row }: SplitViewProps) {
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const className = classNames(css.detail, isDetailFitted && css.fitted);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || !detail) return;
    const isInPanel = panel.current?.contains(event.target as Node) === true;
    const isForRow = isInPanel && (event.key === 'Escape' || event.key === 'F6');
    if (!isForRow && event.key !== 'F6') return;
    event.preventDefault();
    const target = isForRow ? list.current?.querySelector<HTMLElement>(row) : panel.current;
    target?.focus({ preventScroll: !isForRow });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move the focus between its two parts
    <div className={css.split} onKeyDown={onKeyDown}>
      <div ref={list} className={css.list}>
        {children}
      </div>
      {detail && (
        <section key={detailKey} ref={panel} tabIndex={-1} aria-label={detailLabel} className={className}>
          {detail}
        </section>
      )}
    </div>
  );
}
