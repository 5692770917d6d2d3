import { MessageCircle } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { PlainLink } from '#web/ui/action/plain-link.tsx';
import { CountBadge } from '#web/ui/data/marks/count-badge.tsx';
import css from './messages-link.module.css';
import { messagesName } from './messages-name.ts';
import { useUnreadMessages } from './use-unread-messages.ts';

/** The messages link with the live unread count. */
export function MessagesLink() {
  const t = useT();
  const unread = useUnreadMessages();
  return (
    <PlainLink href={paths.messages} className={css.link} aria-label={messagesName(t, unread)}>
      <MessageCircle size={18} aria-hidden />
      <CountBadge count={unread} />
    </PlainLink>
  );
}
