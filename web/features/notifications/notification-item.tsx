import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { type Notification, previewLength } from '#domain/features/notifications/contract.ts';
import { openImportResult } from '#web/lib/import-result.ts';
import { useRole } from '#web/lib/session/role.ts';
import { truncate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { Time } from '#web/ui/data/time.tsx';
import css from './notification-list.module.css';
import { getAddress, getIcon, getLabel } from './notification-target.ts';
import { useReadOne } from './queries.ts';

interface NotificationItemProps {
  readonly notification: Notification;
  /** Called before it opens a dialog. */
  readonly onOpenDialog?: () => void;
  /** Called after "Mark as read" with the row, which had the focus. */
  readonly onMarked?: (row: HTMLElement) => void;
}

/** One notification: what happened, when, and the way to it. Opening it marks it read. */
export function NotificationItem({ notification, onOpenDialog, onMarked }: NotificationItemProps) {
  const t = useT();
  const row = useRef<HTMLLIElement>(null);
  const readOne = useReadOne();
  const { id, is_read, created_at, message } = notification;
  const Icon = getIcon(notification);
  const read = () => {
    if (!is_read) readOne.mutate(id);
  };
  const mark = () => {
    read();
    if (!row.current) return;
    // The pressed button disappears.
    row.current.focus();
    onMarked?.(row.current);
  };
  return (
    <li ref={row} tabIndex={-1} className={css.item} data-unread={!is_read}>
      <span className={css.icon}>
        <Icon size={18} aria-hidden />
      </span>
      <Message text={message} />
      <p className={css.time}>
        {!is_read && <span className={css.new}>{t('notifications.new')}</span>}
        <Time when={created_at} variant="relative" />
      </p>
      <OpenAction notification={notification} onOpen={read} onOpenDialog={onOpenDialog} />
      {!is_read && (
        <span className={css.mark}>
          <IconButton icon={Check} label={t('notifications.markOne')} onPress={mark} isDense />
        </span>
      )}
    </li>
  );
}

interface OpenActionProps extends Pick<NotificationItemProps, 'notification'> {
  readonly onOpen: () => void;
  readonly onOpenDialog: (() => void) | undefined;
}

function OpenAction({ notification, onOpen, onOpenDialog }: OpenActionProps) {
  const t = useT();
  const role = useRole();
  const address = getAddress(notification, role);
  // Employers see the result of an import of jobs, everyone else that of résumés.
  const importToken =
    notification.model_type === 'uploaded_files' && role !== 'hiring_manager' ? notification.token : null;
  if (importToken === null && address === null) return null;
  const label = t(getLabel(notification));
  const openDialog = (token: string) => {
    onOpen();
    onOpenDialog?.();
    openImportResult(token);
  };
  return (
    <span className={css.action}>
      {importToken === null ? (
        <LinkButton href={address ?? ''} onPress={onOpen} isDense>
          {label}
        </LinkButton>
      ) : (
        <Button aria-haspopup="dialog" onPress={() => openDialog(importToken)} isDense>
          {label}
        </Button>
      )}
    </span>
  );
}

/** Long texts are cut for the eye only; the whole is one press away. */
function Message({ text }: { readonly text: string }) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const preview = truncate(text, previewLength);
  if (preview === text) return <p className={css.message}>{text}</p>;
  return (
    <div className={css.message}>
      <p>{isWhole ? text : preview}</p>
      <AriaButton
        className={css.inline ?? ''}
        aria-expanded={isWhole}
        aria-label={t(isWhole ? 'common.actions.showLessAbout' : 'common.actions.showMoreAbout', {
          name: truncate(text, 30),
        })}
        onPress={() => setWhole(!isWhole)}
      >
        {t(isWhole ? 'common.actions.showLess' : 'common.actions.showMore')}
      </AriaButton>
    </div>
  );
}
