import { CircleAlert, MessageSquarePlus } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { clearGuestRoom } from '#web/features/chat/guest-room.ts';
import { clearFirstMessage, goBack, openChat } from '#web/features/chat/widget/chat-store.ts';
import { createNewChat } from '#web/features/chat/widget/new-chat.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useComfort } from '#web/lib/comfort.ts';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { DockPanel } from '#web/ui/layout/dock-panel.tsx';
import css from './chat-screen.module.css';
import { MessageBox } from './message-box.tsx';
import { MessageGroups } from './message-groups.tsx';
import { type ChatAddress, useChatRoom } from './use-chat-room.ts';
import { useHelpdeskState } from './use-helpdesk-state.ts';
import { useNewMessages } from './use-new-messages.ts';

interface ChatScreenProps extends ChatAddress {
  readonly firstMessage?: string;
  readonly launcher: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/** One conversation with the helpdesk. */
export function ChatScreen({ launcher, onClose, firstMessage, ...address }: ChatScreenProps) {
  const t = useT();
  const room = useChatRoom(address);
  const { state, isLoading, error } = room;
  const presence = useHelpdeskState(state);
  const box = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const showsTyping = useComfort(({ typing }) => typing === 'shown');
  const isEnded = state.status === 'closed';
  useNewMessages(room, list);
  useChatCookie(state.status, error);
  useFirstMessage(firstMessage, room.send);
  useEffect(() => {
    useSession.setState(({ user }) => ({ user: { ...user, chat_id: address.room } }));
  }, [address.room]);
  return (
    <DockPanel
      label={t('chat.launcher')}
      title={t('chat.helpdesk')}
      subtitle={
        <span className={css.presence} data-state={presence}>
          {t(`chat.presence.${presence}`)}
        </span>
      }
      isTall
      focusTarget={box}
      launcher={launcher}
      onClose={onClose}
      onBack={goBack}
      footer={!isEnded && !isLoading && <MessageBox ref={box} room={room} isAway={presence === 'away'} />}
    >
      <p className={css.note}>{t('chat.eastern')}</p>
      {isLoading && <Loading label={t('chat.loading')} />}
      {error && <p className={css.note}>{t('chat.historyFailed')}</p>}
      <div ref={list} className={css.list}>
        <MessageGroups messages={state.messages} pending={state.pending} />
      </div>
      {state.isTyping && showsTyping && (
        <p className={css.typing}>
          <span className={css.dots} aria-hidden />
          {t('chat.typing')}
        </p>
      )}
      {state.connection === 'lost' && (
        <p className={css.note}>
          <CircleAlert size={16} aria-hidden /> {t('chat.lost')}
        </p>
      )}
      {isEnded && <Ended />}
    </DockPanel>
  );
}

/** Takes the focus, because the message box is gone. */
function Ended() {
  const t = useT();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className={css.ended}>
      <p ref={text} tabIndex={-1}>
        {t('chat.ended')}
      </p>
      <Button icon={MessageSquarePlus} onPress={() => openChat(createNewChat())}>
        {t('chat.start')}
      </Button>
    </div>
  );
}

/** Sends the message that the chat was opened with. */
function useFirstMessage(text: string | undefined, send: (text: string) => void): void {
  const sent = useRef(false);
  useEffect(() => {
    if (text === undefined || sent.current) return;
    sent.current = true;
    send(text);
    clearFirstMessage();
  }, [text, send]);
}

/** A guest's room ends with the chat, and when the server no longer knows it. */
function useChatCookie(status: string, error: Error | null): void {
  const isGone = error instanceof ApiError && error.body.message === 'Session Does Not Exist';
  useEffect(() => {
    if (status !== 'closed' && !isGone) return;
    clearGuestRoom();
    if (isGone) goBack();
  }, [status, isGone]);
}
