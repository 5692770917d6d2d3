import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useT } from '#web/lib/i18n.ts';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import css from './dialog.module.css';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons under the content, the main one first. */
  readonly actions?: ReactNode;
  /** A press outside closes it. Leave out where that could lose what somebody wrote. */
  readonly closesOutside?: boolean;
  /** `sheet` fills the height at the end of the screen: for filters and menus on a phone. */
  readonly shape?: 'box' | 'sheet';
  /** `alertdialog` interrupts: for confirming what cannot be undone. */
  readonly role?: 'dialog' | 'alertdialog';
}

/** A modal dialog. Esc closes it, and the focus returns to where it came from. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, children, actions, closesOutside = false, shape = 'box', role = 'dialog' } = props;
  const t = useT();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={closesOutside}
      className={classNames(css.veil, shape === 'sheet' && css.sheetVeil)}
    >
      <Modal className={classNames(css.modal, shape === 'sheet' && css.sheet)}>
        <AriaDialog role={role} className={css.dialog ?? ''}>
          <div className={css.top}>
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
