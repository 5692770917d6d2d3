import { type RefObject, useEffect, useRef } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { announce } from '#web/ui/feedback/announce.ts';
import type { ChatRoom } from './use-chat-room.ts';

/** Shows the newest message, marks it as read, and announces each reply that arrives while the chat is open once. */
export function useNewMessages({ state, isLoading, markRead }: ChatRoom, list: RefObject<HTMLElement | null>): void {
  const t = useT();
  const announcedSeq = useRef<number | null>(null);
  const readSeq = useRef(0);
  const { messages, connection, pending } = state;
  const shownCount = messages.length + pending.length;
  useEffect(() => {
    if (shownCount > 0) list.current?.lastElementChild?.scrollIntoView({ block: 'end' });
  }, [shownCount, list]);
  useEffect(() => {
    if (isLoading || connection !== 'ready') return;
    const known = announcedSeq.current;
    const last = messages.at(-1)?.seq ?? 0;
    announcedSeq.current = last;
    if (known === null) return;
    for (const { seq, message_from, event_type, message } of messages)
      if (seq > known && message_from === 'help_desk' && event_type === 'message')
        announce(t('chat.arrived', { text: message.join(' ') }));
  }, [messages, connection, isLoading, t]);
  useEffect(() => {
    const seq = messages.findLast(({ message_from }) => message_from === 'help_desk')?.seq ?? 0;
    if (connection !== 'ready' || seq <= readSeq.current) return;
    readSeq.current = seq;
    markRead(seq);
  });
}
