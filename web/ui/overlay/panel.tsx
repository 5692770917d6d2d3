import { lazy, type ReactNode, Suspense } from 'react';
import { type PopupTrigger, usePopup } from './use-popup.ts';

interface PanelProps {
  /** Renders the button: `(props) => <Button {...props}>Comfort</Button>`. */
  readonly trigger: (props: PopupTrigger) => ReactNode;
  readonly label: string;
  readonly children: ReactNode;
}

const load = async () => ({ default: (await import('./panel-popover.tsx')).PanelPopover });
const PanelPopover = lazy(load);

/** A small non-modal dialog next to its button. Esc or a press outside closes it. */
export function Panel({ trigger, label, children }: PanelProps) {
  const popup = usePopup('dialog', load);
  return (
    <>
      {trigger(popup.trigger)}
      {popup.isOpen && (
        <Suspense>
          <PanelPopover
            triggerRef={popup.triggerRef}
            label={label}
            onClose={() => popup.setOpen(false)}
            shouldCloseOnInteractOutside={popup.closesOutside}
          >
            {children}
          </PanelPopover>
        </Suspense>
      )}
    </>
  );
}
