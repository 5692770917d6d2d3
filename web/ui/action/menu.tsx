import type { LucideIcon } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { type PopupTrigger, usePopup } from '#web/ui/overlay/use-popup.ts';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon | undefined;
  /** Goes somewhere; otherwise `onAction` acts. */
  readonly href?: string | undefined;
  readonly onAction?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isDanger?: boolean | undefined;
}

interface MenuProps {
  /** Renders the button: `(props) => <Button {...props}>Help</Button>`. */
  readonly trigger: (props: PopupTrigger) => ReactNode;
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}

const load = async () => ({ default: (await import('./menu-popover.tsx')).MenuPopover });
const MenuPopover = lazy(load);

/** A menu button: arrows move, letters jump, Esc closes and gives the focus back. */
export function Menu({ trigger, label, entries }: MenuProps) {
  const popup = usePopup('menu', load);
  return (
    <>
      {trigger(popup.trigger)}
      {popup.isOpen && (
        <Suspense>
          <MenuPopover
            triggerRef={popup.triggerRef}
            label={label}
            entries={entries}
            onClose={() => popup.setOpen(false)}
            closesOutside={popup.closesOutside}
          />
        </Suspense>
      )}
    </>
  );
}
