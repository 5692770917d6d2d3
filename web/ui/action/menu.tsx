import type { LucideIcon } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { type PopupTrigger, usePopup } from '#web/ui/overlay/use-popup.ts';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  /** A second line in small print. */
  readonly note?: string | undefined;
  readonly icon?: LucideIcon | undefined;
  /** Link target; without it, `onAction` runs. */
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

/** A menu button. Arrow keys move, letters jump, Esc closes and returns focus to the button. */
export function Menu({ trigger, label, entries }: MenuProps) {
  const popup = usePopup('menu', load);
  const choose = useChoice(popup);
  return (
    <>
      {trigger(popup.trigger)}
      {popup.isOpen && (
        <Suspense>
          <MenuPopover
            triggerRef={popup.triggerRef}
            label={label}
            entries={entries.map((entry) => (entry.onAction ? { ...entry, onAction: choose(entry.onAction) } : entry))}
            onClose={() => popup.setOpen(false)}
            shouldCloseOnInteractOutside={popup.closesOutside}
          />
        </Suspense>
      )}
    </>
  );
}

type Action = () => void;

/** Runs the action after the menu has closed and its button has focus, so that a dialog returns focus to the button. */
function useChoice({ isOpen, triggerRef }: Pick<ReturnType<typeof usePopup>, 'isOpen' | 'triggerRef'>) {
  const [chosen, setChosen] = useState<Action | null>(null);
  useEffect(() => {
    if (isOpen || chosen === null) return;
    setChosen(null);
    triggerRef.current?.focus();
    chosen();
  }, [isOpen, chosen, triggerRef]);
  return (action: Action) => () => setChosen(() => action);
}
