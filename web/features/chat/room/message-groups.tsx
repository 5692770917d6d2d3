import { BookOpen } from 'lucide-react';
import { Fragment } from 'react';
import type { ChatMessage } from '#domain/features/chat/message.ts';
import { formatChatDay, formatNotice, getChatDay } from '#web/features/chat/chat-times.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { Avatar } from '#web/ui/data/marks/avatar.tsx';
import { ChatTime } from './chat-time.tsx';
import { type ChatGroup, groupMessages } from './group-messages.ts';
import css from './message-groups.module.css';
import type { PendingMessage } from './room-state.ts';

interface MessageGroupsProps {
  readonly messages: readonly ChatMessage[];
  readonly pending: readonly PendingMessage[];
}

/** The bubbles: the person's on the right, the helpdesk's on the left with the time, with separators for days. */
export function MessageGroups({ messages, pending }: MessageGroupsProps) {
  const t = useT();
  return (
    <ol className={css.list} aria-label={t('chat.history')}>
      {groupMessages(messages).map((group) => (
        <Fragment key={group.key}>
          {group.isFirstOfDay && (
            <li className={css.day}>
              <time dateTime={getChatDay(group.at)}>
                {getChatDay(group.at) === getChatDay(new Date()) ? t('chat.today') : formatChatDay(group.at)}
              </time>
            </li>
          )}
          <li className={css.item} data-from={group.kind === 'message' ? group.from : 'notice'}>
            {group.kind === 'message' ? <Bubble group={group} /> : <Notice group={group} />}
          </li>
        </Fragment>
      ))}
      {pending.map(({ client_id, text }) => (
        <li key={client_id} className={css.item} data-from="user">
          <div className={css.bubble}>
            <p>{text}</p>
            <p className={css.time}>{t('chat.sending')}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Bubble({ group: { from, at, messages } }: { readonly group: ChatGroup }) {
  const t = useT();
  const isOwn = from === 'user';
  return (
    <>
      {!isOwn && <Avatar name={messages[0]?.username ?? ''} size="small" />}
      <div className={css.bubble}>
        <span className={css.who}>{isOwn ? t('chat.you') : t('chat.helpdesk')}</span>
        {messages.map(({ seq, message, message_2 }) => (
          <Fragment key={seq}>
            <p>{message.join('\n')}</p>
            {message_2 && (
              <p className={css.article}>
                <BookOpen size={16} aria-hidden />
                <Link href={message_2}>{t('chat.openArticle')}</Link>
              </p>
            )}
          </Fragment>
        ))}
        {!isOwn && <ChatTime when={at} className={css.time} />}
      </div>
    </>
  );
}

function Notice({ group: { kind, at } }: { readonly group: ChatGroup }) {
  const t = useT();
  return (
    <p className={css.notice}>
      {t(kind === 'closed' ? 'chat.closedOn' : 'chat.reopenedOn', { when: formatNotice(at) })}
    </p>
  );
}
