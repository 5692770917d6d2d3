import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import css from './side-panel.module.css';

interface WithSidePanelProps {
  readonly children: ReactNode;
  /** A `SidePanel`; null while no row is open. */
  readonly panel: ReactNode;
}

/** A list with the details of one row on its right, on a page with room for both (`useFitsSidePanel`). */
export function WithSidePanel({ children, panel }: WithSidePanelProps) {
  return (
    <div className={css.layout}>
      <div className={css.main}>{children}</div>
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
      {children}
    </aside>
  );
}
