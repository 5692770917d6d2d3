import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Thread } from '#domain/features/messages/contract.ts';
import { useMarkRead } from '#web/features/messages/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { announce } from '#web/ui/feedback/announce.ts';

export interface Reading {
  readonly ref: RefObject<HTMLElement | null>;
  readonly onScroll: () => void;
  /** The first unread message when the conversation was opened. */
  readonly firstNew: number | null;
  /** Number of new messages below the scroll position. */
  readonly waiting: number;
  readonly showNewest: () => void;
}

/** Distance from the end, in pixels, that counts as being at the end. */
const nearEnd = 80;

/** Scrolls to new messages if the user is at the end, and marks visible ones as read. */
export function useReading({ conversation, messages }: Thread): Reading {
  const ref = useRef<HTMLElement>(null);
  const last = messages.at(-1)?.seq ?? 0;
  const [seen, setSeen] = useState(last);
  const [firstNew] = useState(() => (conversation.unread_count > 0 ? last - conversation.unread_count + 1 : null));
  const isAtEnd = useRef(true);
  useSpokenArrival(messages);
  useLayoutEffect(() => {
    const isOwn = messages.at(-1)?.is_own === true;
    if (!isAtEnd.current && !isOwn) return;
    ref.current?.scrollTo({ top: ref.current.scrollHeight });
    setSeen(last);
  }, [last, messages]);
  useMarkSeen(conversation.id, seen, conversation.unread_count);
  const onScroll = () => {
    const box = ref.current;
    if (!box) return;
    isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;
    if (isAtEnd.current) setSeen(last);
  };
  const showNewest = () => {
    isAtEnd.current = true;
    ref.current?.scrollTo({ top: ref.current.scrollHeight });
    ref.current?.focus();
    setSeen(last);
  };
  return { ref, onScroll, firstNew, waiting: last - seen, showNewest };
}

/** Reports the last read message while the page is visible. */
function useMarkSeen(id: number, seen: number, unread: number): void {
  const { mutate } = useMarkRead();
  const marked = useRef(0);
  useEffect(() => {
    const mark = () => {
      if (document.visibilityState !== 'visible' || seen <= marked.current || unread === 0) return;
      marked.current = seen;
      mutate({ id, seq: seen });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [id, seen, unread, mutate]);
}

/** Announces messages from others. */
function useSpokenArrival(messages: Thread['messages']): void {
  const t = useT();
  const newest = messages.at(-1);
  const before = useRef(newest?.seq);
  useEffect(() => {
    const isNew = newest !== undefined && before.current !== undefined && newest.seq > before.current;
    before.current = newest?.seq;
    if (isNew && !newest.is_own) announce(t('messages.arrived', { name: newest.name }));
  }, [newest, t]);
}
