import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/i18n.ts';
import { useScope } from '#web/lib/role.ts';
import { useSession } from '#web/lib/session.ts';
import { PlainLink } from '#web/ui/action/plain-link.tsx';
import { CountBadge } from '#web/ui/data/count-badge.tsx';
import css from './messages-link.module.css';
import { unreadMessages } from './queries.ts';
import { useMessagesLive } from './use-messages-live.ts';

/** The way to the messages, with how many are unread; the number is live. */
export function MessagesLink() {
  const t = useT();
  const userId = useSession((session) => session.user.user_id);
  // The icon is there for skilling partners too; conversations they have none.
  const mayHaveSome = useScope('message.own') !== null;
  const { data: unread = 0 } = useQuery({ ...unreadMessages(userId), enabled: mayHaveSome });
  useMessagesLive({ isReading: false, isActive: mayHaveSome });
  const count = unread > 0 ? t('messages.unread', { count: unread }) : '';
  return (
    <PlainLink
      href={paths.messages}
      className={css.link}
      aria-label={[t('shell.bar.messages'), count].filter(Boolean).join(', ')}
    >
      <MessageCircle size={20} aria-hidden />
      {t('shell.bar.messages')}
      <CountBadge count={unread} />
    </PlainLink>
  );
}
