import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import css from './panel.module.css';

interface PanelPopoverProps {
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly label: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly shouldCloseOnInteractOutside: (element: Element) => boolean;
}

/** The open panel. Loaded separately, because most visits open no panel. */
export function PanelPopover({
  triggerRef,
  label,
  children,
  onClose,
  shouldCloseOnInteractOutside: closesOutside,
}: PanelPopoverProps) {
  return (
    <Popover
      isOpen
      isNonModal
      onOpenChange={(isOpen) => !isOpen && onClose()}
      triggerRef={triggerRef}
      shouldCloseOnInteractOutside={closesOutside}
      placement="bottom end"
      className={css.panel ?? ''}
    >
      <Dialog aria-label={label} className={css.dialog ?? ''}>
        {children}
      </Dialog>
    </Popover>
  );
}
