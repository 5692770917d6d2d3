import { useMutation } from '@tanstack/react-query';
import { ArrowUp, BookOpen, Lock } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import type { ChatNote, HelpdeskMessage, HelpdeskThread } from '#domain/features/chat/helpdesk-contract.ts';
import { formatChatDay, formatNotice, getChatDay } from '#web/features/chat/chat-times.ts';
import { ChatTime } from '#web/features/chat/room/chat-time.tsx';
import { type ChatGroup, groupMessages } from '#web/features/chat/room/group-messages.ts';
import { useComfort } from '#web/lib/comfort.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { Avatar } from '#web/ui/data/marks/avatar.tsx';
import { announce } from '#web/ui/feedback/announce.ts';
import css from './helpdesk-messages.module.css';
import { loadEarlier, useMarkChatRead } from './queries.ts';

interface HelpdeskMessagesProps {
  readonly thread: HelpdeskThread;
  readonly typist: string | null;
}

type Entry = ChatGroup | { readonly kind: 'note'; readonly at: string; readonly note: ChatNote };

/** The messages with private notes in between, oldest first. */
export function HelpdeskMessages({ thread, typist }: HelpdeskMessagesProps) {
  const t = useT();
  const box = useRef<HTMLElement>(null);
  const [earlier, setEarlier] = useState<readonly HelpdeskMessage[]>([]);
  const [hasEarlier, setHasEarlier] = useState(thread.has_earlier);
  const [first] = thread.messages;
  const messages = [...earlier.filter(({ seq }) => seq < (first?.seq ?? 1)), ...thread.messages];
  const more = useMutation({
    mutationFn: () => loadEarlier(thread.chat.id, messages[0]?.seq ?? 1),
    onSuccess: (page) => {
      setEarlier([...page.messages, ...earlier]);
      setHasEarlier(page.has_earlier);
    },
  });
  const showsTyping = useComfort(({ typing }) => typing === 'shown');
  const count = thread.messages.length + thread.notes.length;
  const lastSeq = messages.at(-1)?.seq ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry scrolls to the end
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [count, lastSeq]);
  useReadAndAnnounce(thread);
  return (
    <section
      ref={box}
      className={css.scroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={t('chat.history')}
    >
      <p className={css.note}>{t('chat.eastern')}</p>
      {hasEarlier && (
        <Button icon={ArrowUp} isDense isPending={more.isPending} onPress={() => more.mutate()}>
          {t('helpdesk.earlier')}
        </Button>
      )}
      <ol className={css.list}>
        {mergeByTime(groupMessages(messages), thread.notes).map((entry) => (
          <EntryItem key={entry.kind === 'note' ? `note-${entry.note.id}` : entry.key} entry={entry} thread={thread} />
        ))}
      </ol>
      {typist !== null && showsTyping && <p className={css.note}>{t('helpdesk.typing', { name: typist })}</p>}
    </section>
  );
}

function EntryItem({ entry, thread }: { readonly entry: Entry; readonly thread: HelpdeskThread }) {
  const t = useT();
  if (entry.kind === 'note') {
    const { text, name, is_own: isOwn, at } = entry.note;
    return (
      <li className={css.private}>
        <Lock size={16} aria-hidden />
        <p>
          <strong>{t('helpdesk.privateNote')}</strong> {text}{' '}
          <span className={css.note}>
            {isOwn ? t('chat.you') : name}, <ChatTime when={at} />
          </span>
        </p>
      </li>
    );
  }
  const day = getChatDay(entry.at) === getChatDay(new Date()) ? t('chat.today') : formatChatDay(entry.at);
  return (
    <>
      {entry.isFirstOfDay && <li className={css.day}>{day}</li>}
      <li className={css.item} data-from={entry.kind === 'message' ? entry.from : 'notice'}>
        {entry.kind === 'message' ? (
          <Bubble group={entry} thread={thread} />
        ) : (
          <p className={css.note}>
            {t(entry.kind === 'closed' ? 'chat.closedOn' : 'chat.reopenedOn', { when: formatNotice(entry.at) })}
          </p>
        )}
      </li>
    </>
  );
}

function Bubble({ group, thread }: { readonly group: ChatGroup; readonly thread: HelpdeskThread }) {
  const t = useT();
  const { from, at, messages } = group;
  const isReply = from === 'help_desk';
  const isRead = (messages.at(-1)?.seq ?? 0) <= thread.customer_read_seq;
  return (
    <>
      {!isReply && <Avatar name={thread.chat.customer.name} size="small" />}
      <div className={css.bubble}>
        <span className={css.hidden}>{isReply ? messages[0]?.username : thread.chat.customer.name}</span>
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
        <p className={css.note}>
          <ChatTime when={at} />
          {isReply && isRead && ` · ${t('helpdesk.read')}`}
        </p>
      </div>
    </>
  );
}

function mergeByTime(groups: readonly ChatGroup[], notes: readonly ChatNote[]): Entry[] {
  const noteEntries = notes.map((note) => ({ kind: 'note' as const, at: note.at, note }));
  return [...groups, ...noteEntries].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** Marks the customer's messages as read while the page is visible, and announces each new one once. */
function useReadAndAnnounce({ chat, messages }: HelpdeskThread): void {
  const { mutate } = useMarkChatRead(chat.id);
  const last = messages.findLast((message) => message.message_from === 'user');
  const readSeq = useRef(0);
  const announcedSeq = useRef<number | null>(null);
  const seq = last?.seq ?? 0;
  const text = last?.message.join(' ') ?? '';
  useEffect(() => {
    if (announcedSeq.current !== null && seq > announcedSeq.current) announce(`${chat.customer.name}: ${text}`);
    announcedSeq.current = seq;
  }, [seq, text, chat.customer.name]);
  useEffect(() => {
    const mark = () => {
      if (document.visibilityState !== 'visible' || seq <= readSeq.current || chat.unread_count === 0) return;
      readSeq.current = seq;
      mutate(seq);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [seq, chat.unread_count, mutate]);
}
