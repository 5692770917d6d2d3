import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import css from './side-panel.module.css';

interface WithSidePanelProps {
  readonly children: ReactNode;
  /** A `SidePanel`; null while no row is open. */
  readonly panel: ReactNode;
}

/**
 * A list with the details of one row on its right, on a page with room for both (`useFitsSidePanel`). F6 moves to the
 * content of the panel, and back to where the focus was in the list.
 */
export function WithSidePanel({ children, panel }: WithSidePanelProps) {
  const layout = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const lastInList = useRef<HTMLElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const content = layout.current?.querySelector<HTMLElement>('[data-panel-content]');
    if (event.key !== 'F6' || event.defaultPrevented || !content) return;
    event.preventDefault();
    const from = event.target as HTMLElement;
    if (!list.current?.contains(from)) return lastInList.current?.focus();
    lastInList.current = from;
    content.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key moves the focus between its two parts
    <div ref={layout} className={css.layout} onKeyDown={onKeyDown}>
      <div ref={list} className={css.main}>
        {children}
      </div>
      {panel}
    </div>
  );
}

interface SidePanelProps {
  /** Names the panel, which is a landmark. */
  readonly title: string;
  readonly children: ReactNode;
  /** Above the title line, such as an avatar. */
  readonly above?: ReactNode;
  readonly onClose: () => void;
  /** Receives the focus when the panel closes: the row. */
  readonly returnFocusTo?: string;
}

/** The details of a row. Esc closes it and returns to the row. */
export function SidePanel({ title, children, above, onClose, returnFocusTo }: SidePanelProps) {
  const t = useT();
  const titleId = useId();
  const close = () => {
    onClose();
    if (returnFocusTo) document.getElementById(returnFocusTo)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
  return (
    <aside className={css.panel} aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <div className={css.head}>
        <div className={css.titles}>
          {above}
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
        </div>
        <IconButton icon={X} label={t('common.actions.close')} onPress={close} isDense />
      </div>
      <div className={css.content} tabIndex={-1} data-panel-content>
        {children}
      </div>
    </aside>
  );
}
