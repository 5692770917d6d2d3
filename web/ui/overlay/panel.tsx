import { lazy, type ReactNode, Suspense } from 'react';
import { type PopupTrigger, usePopup } from './use-popup.ts';

interface PanelProps {
  /** Renders the button: `(props) => <Button {...props}>Comfort</Button>`. */
  readonly trigger: (props: PopupTrigger) => ReactNode;
  readonly label: string;
  /** A function gets the action that closes the panel, such as before a dialog opens. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

const load = async () => ({ default: (await import('./panel-popover.tsx')).PanelPopover });
const PanelPopover = lazy(load);

/** A small non-modal dialog next to its button. Esc or a press outside closes it. */
export function Panel({ trigger, label, children }: PanelProps) {
  const popup = usePopup('dialog', load);
  const close = () => popup.setOpen(false);
  return (
    <>
      {trigger(popup.trigger)}
      {popup.isOpen && (
        <Suspense>
          <PanelPopover
            triggerRef={popup.triggerRef}
            label={label}
            onClose={close}
            shouldCloseOnInteractOutside={popup.closesOutside}
          >
            {typeof children === 'function' ? children(close) : children}
          </PanelPopover>
        </Suspense>
      )}
    </>
  );
}
