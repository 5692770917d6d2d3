import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Send } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { chatsQuery, helpdeskStatusQuery } from '#web/features/chat/queries.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { DockPanel } from '#web/ui/layout/dock-panel.tsx';
import { openScreen } from './chat-store.ts';
import css from './chat-window.module.css';
import { ConversationButton, UnreadCount } from './conversation-list.tsx';
import { createNewChat } from './new-chat.ts';

interface StartScreenProps {
  readonly frame: Pick<ComponentProps<typeof DockPanel>, 'label' | 'isTall' | 'launcher' | 'onClose'>;
  readonly howTo: ReactNode;
}

export function StartScreen({ frame, howTo }: StartScreenProps) {
  const t = useT();
  const { authenticated, name } = useSession(({ user }) => user);
  const mayChat = useScope('chat.own') !== null || !authenticated;
  return (
    <DockPanel
      key="start"
      {...frame}
      title={t('chat.hey', { name: (authenticated && name.split(' ')[0]) || t('chat.user') })}
      subtitle={t('chat.help')}
    >
      {mayChat && (
        <section className={css.card} aria-labelledby="chat-start">
          <h3 id="chat-start" className={css.title}>
            {t('chat.start')}
          </h3>
          <ReplyTime />
          <Button variant="primary" icon={Send} isWide onPress={() => openScreen(createNewChat())}>
            {t('chat.send')}
          </Button>
        </section>
      )}
      {mayChat && authenticated && <OwnConversations />}
      <section className={css.card} aria-labelledby="chat-how-to">
        <h3 id="chat-how-to" className={css.title}>
          {t('help.howTo.launcher')}
        </h3>
        {howTo}
      </section>
    </DockPanel>
  );
}

/** How fast the helpdesk replies, as measured; without enough replies only whether it is there. */
function ReplyTime() {
  const t = useT();
  const { data } = useQuery(helpdeskStatusQuery());
  if (!data) return null;
  const { online, median_reply_minutes: minutes } = data;
  const text = minutes === null ? '' : t('chat.replyTime', { count: Math.max(1, minutes) });
  return <p className={css.note}>{online ? text || t('chat.isThere') : `${t('chat.isOffline')} ${text}`}</p>;
}

function OwnConversations() {
  const t = useT();
  const { data } = useQuery(chatsQuery());
  const newest = data?.sessions.find(({ status }) => status !== 'closed');
  const unread = data?.active_conversations ?? 0;
  return (
    <section className={css.card} aria-labelledby="chat-own">
      <h3 id="chat-own" className={css.title}>
        {t('chat.own')}
      </h3>
      {newest && (
        <div className={css.rows}>
          <ConversationButton chat={newest} />
        </div>
      )}
      <div className={css.rows}>
        <button type="button" className={css.row} onClick={() => openScreen({ name: 'chats' })}>
          <span className={css.grow}>{t('chat.active')}</span>
          <UnreadCount count={unread} />
          <ChevronRight size={16} aria-hidden />
        </button>
      </div>
    </section>
  );
}
