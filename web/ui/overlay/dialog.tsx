import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useT } from '#web/lib/texts/i18n.ts';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import css from './dialog.module.css';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons below the content, the primary one first. */
  readonly actions?: ReactNode;
  /** A press outside closes the dialog. Leave it off where typed text could be lost. */
  readonly isDismissable?: boolean;
  /** `wide` is for lists; `sheet` fills the screen height at the end edge: for filters and menus on a phone. */
  readonly shape?: 'box' | 'wide' | 'sheet';
  /** `alertdialog` is for confirming actions that cannot be undone. */
  readonly role?: 'dialog' | 'alertdialog';
}

/** A modal dialog. Esc closes it; focus returns to the previous element. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    children,
    actions,
    isDismissable: closesOutside = false,
    shape = 'box',
    role = 'dialog',
  } = props;
  const t = useT();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={closesOutside}
      className={classNames(css.overlay, shape === 'sheet' && css.sheetOverlay)}
    >
      <Modal className={classNames(css.modal, shape !== 'box' && css[shape])}>
        <AriaDialog role={role} className={css.dialog ?? ''}>
          <div className={css.header}>
            <Heading slot="title" level={2} className={css.title ?? ''}>
              {title}
            </Heading>
            <IconButton icon={X} label={t('common.actions.close')} onPress={onClose} />
          </div>
          {children}
          {actions && <div className={css.actions}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
