import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { lastMessageLength } from '#web/features/chat/chat-limits.ts';
import { formatAge } from '#web/features/chat/chat-times.ts';
import { chatsQuery } from '#web/features/chat/queries.ts';
import { truncate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Avatar } from '#web/ui/data/marks/avatar.tsx';
import { CountBadge } from '#web/ui/data/marks/count-badge.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { openScreen } from './chat-store.ts';
import css from './chat-window.module.css';

/** The person's conversations, newest first. A failure keeps the last list and shows no message. */
export function ConversationList() {
  const t = useT();
  const { data, isPending, isError, refetch, isFetching } = useQuery(chatsQuery());
  if (isPending) return <Loading label={t('chat.active')} />;
  const sessions = data?.sessions ?? [];
  return (
    <>
      {sessions.length === 0 && !isError && <p className={css.note}>{t('chat.empty')}</p>}
      {sessions.length > 0 && (
        <ul className={css.rows}>
          {sessions.map((chat) => (
            <li key={chat.session_id}>
              <ConversationButton chat={chat} />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button icon={RefreshCw} isDense isPending={isFetching} onPress={() => void refetch()}>
          {t('chat.refresh')}
        </Button>
      </div>
      <p className={css.note}>{t('feedback.rating.hint')}</p>
    </>
  );
}

interface Chat {
  readonly session_id: number;
  readonly room_name: string;
  readonly status: 'new' | 'ongoing' | 'closed';
  readonly username: string;
  readonly profile: string;
  readonly created_at: string;
  readonly last_message: string;
  readonly unread: number;
}

/** One conversation: who, how long ago, the beginning of the last message, its status, and what is unread. */
export function ConversationButton({ chat }: { readonly chat: Chat }) {
  const t = useT();
  const { session_id, room_name, status, username, profile, created_at, last_message, unread } = chat;
  const preview = truncate(last_message, lastMessageLength);
  return (
    <button
      type="button"
      className={css.row}
      onClick={() => openScreen({ name: 'chat', room: room_name, session: session_id, isNew: false })}
    >
      <Avatar name={username} image={profile || null} />
      <span className={css.grow}>
        <span className={css.line}>
          <span className={css.name}>{username}</span>
          <time dateTime={created_at}>{formatAge(created_at)}</time>
        </span>
        {/* The preview is cut for the eye only. */}
        <span className={css.preview} aria-hidden={preview !== last_message}>
          {preview}
        </span>
        {preview !== last_message && <span className={css.hidden}>{last_message}</span>}
        <span className={css.status} data-status={status}>
          {t(`chat.statuses.${status}`)}
        </span>
      </span>
      <UnreadCount count={unread} />
    </button>
  );
}

export function UnreadCount({ count }: { readonly count: number }) {
  const t = useT();
  return (
    <>
      <span aria-hidden>
        <CountBadge count={count} />
      </span>
      {count > 0 && <span className={css.hidden}>{t('chat.unread', { count })}</span>}
    </>
  );
}
