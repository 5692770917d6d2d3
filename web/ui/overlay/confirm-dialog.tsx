import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** Names the item: "Delete the job 'Data analyst'?" */
  readonly title: string;
  /** The consequence. */
  readonly text: string;
  /** A verb and an object: "Delete job". */
  readonly confirmLabel: string;
  readonly isDanger?: boolean;
  readonly isPending?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** For actions that cannot be undone; all other actions run at once and offer Undo. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  isDanger,
  isPending,
  onConfirm,
  onClose,
  isOpen,
}: ConfirmDialogProps) {
  const t = useT();
  const actions = (
    <>
      <Button variant={isDanger ? 'danger' : 'primary'} onPress={onConfirm} isPending={isPending ?? false}>
        {confirmLabel}
      </Button>
      <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
    </>
  );
  return (
    <Dialog role="alertdialog" isOpen={isOpen} onClose={onClose} title={title} actions={actions}>
      <p>{text}</p>
    </Dialog>
  );
}
