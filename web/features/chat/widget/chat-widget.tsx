import { MessageCircleQuestionMark } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { DockTab } from '#web/ui/layout/dock.tsx';
import type { HowToProps } from './chat-panel.tsx';
import { closeChat, resetChat, toggleChat, useChatWindow } from './chat-store.ts';

const ChatPanel = lazy(async () => ({ default: (await import('./chat-panel.tsx')).ChatPanel }));
const UnreadChats = lazy(async () => ({ default: (await import('./unread-chats.tsx')).UnreadChats }));

/** The Chat button of the dock and its window. `HowTo` lists the help articles on the start screen. */
export function ChatWidget({ HowTo }: { readonly HowTo: ComponentType<HowToProps> }) {
  const t = useT();
  const isOpen = useChatWindow((window) => window.isOpen);
  const userId = useSession(({ user }) => user.user_id);
  const unread = useChatWindow((window) => window.unread);
  const button = useRef<HTMLButtonElement>(null);
  useResetForPerson(userId);
  return (
    <>
      <DockTab
        ref={button}
        icon={MessageCircleQuestionMark}
        label={t('chat.launcher')}
        count={unread}
        {...(unread > 0 ? { accessibleLabel: t('chat.launcherUnread', { count: unread }) } : {})}
        isExpanded={isOpen}
        onPress={toggleChat}
      />
      <Suspense>{userId !== null && <UnreadChats />}</Suspense>
      <Suspense>{isOpen && <ChatPanel launcher={button} onClose={closeChat} HowTo={HowTo} />}</Suspense>
    </>
  );
}

function useResetForPerson(userId: number | null): void {
  const known = useRef(userId);
  useEffect(() => {
    if (known.current !== userId) resetChat();
    known.current = userId;
  }, [userId]);
}
