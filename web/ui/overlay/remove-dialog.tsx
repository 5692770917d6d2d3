import type { ComponentProps } from 'react';
import { translateError } from '#web/lib/texts/error-text.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface RemoveDialogProps
  extends Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'text' | 'confirmLabel' | 'isPending' | 'onClose'> {
  /** Identifies its toasts. */
  readonly action: string;
  readonly onRemove: () => Promise<unknown>;
  /** Shown when it is done; nothing if the page shows it. */
  readonly doneText?: string;
}

/** Confirms the removal of an item. A failure shows in a toast, and the dialog stays open. */
export function RemoveDialog({ action, onRemove, doneText, onClose, ...texts }: RemoveDialogProps) {
  const confirm = async () => {
    try {
      await onRemove();
      if (doneText) showToast({ action, tone: 'ok', text: doneText });
      onClose();
      await returnLostFocus();
    } catch (error) {
      showToast({ action, tone: 'danger', text: translateError(error) });
    }
  };
  return <ConfirmDialog {...texts} isOpen isDanger onConfirm={() => void confirm()} onClose={onClose} />;
}

/** The button that opened the dialog is gone with the item: continues at the title of the page. */
async function returnLostFocus(): Promise<void> {
  // The dialog returns the focus in the frame after it has closed.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
}
