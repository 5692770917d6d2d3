import { type ComponentType, type RefObject, Suspense } from 'react';
import type { ArticleName } from '#domain/features/help/articles.ts';
import { ChatScreen } from '#web/features/chat/room/chat-screen.tsx';
import { useArticleQuestion } from '#web/features/help/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { DockPanel } from '#web/ui/layout/dock-panel.tsx';
import { goBack, openScreen, useChatWindow } from './chat-store.ts';
import { ConversationList } from './conversation-list.tsx';
import { GuestEmail } from './guest-email.tsx';
import { StartScreen } from './start-screen.tsx';

/** The help articles, at one of three levels. */
export interface HowToProps {
  readonly level: 'suggested' | 'all' | { readonly article: ArticleName };
  readonly onOpenAll: () => void;
  readonly onOpenArticle: (article: ArticleName) => void;
}

export interface ChatPanelProps {
  readonly launcher: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
  readonly HowTo: ComponentType<HowToProps>;
}

/** The window: one screen at a time. */
export function ChatPanel({ launcher, onClose, HowTo }: ChatPanelProps) {
  const t = useT();
  const getQuestion = useArticleQuestion();
  const screen = useChatWindow(({ screens }) => screens.at(-1));
  const frame = { label: t('chat.launcher'), isTall: true, launcher, onClose };
  const howTo = {
    onOpenAll: () => openScreen({ name: 'articles' }),
    onOpenArticle: (article: ArticleName) => openScreen({ name: 'article', article }),
  };
  switch (screen?.name) {
    case 'chat':
      return <ChatScreen key={screen.room} {...screen} launcher={launcher} onClose={onClose} />;
    case 'chats':
      return (
        <DockPanel key="chats" {...frame} title={t('chat.active')} onBack={goBack}>
          <ConversationList />
        </DockPanel>
      );
    case 'email':
      return (
        <DockPanel key="email" {...frame} title={t('chat.start')} onBack={goBack}>
          <GuestEmail />
        </DockPanel>
      );
    case 'articles':
    case 'article': {
      const level = screen.name === 'article' ? { article: screen.article } : 'all';
      const title = screen.name === 'article' ? getQuestion(screen.article) : t('help.howTo.launcher');
      return (
        <DockPanel key={screen.name} {...frame} title={title} onBack={goBack}>
          <Suspense>
            <HowTo level={level} {...howTo} />
          </Suspense>
        </DockPanel>
      );
    }
    default:
      return (
        <StartScreen
          frame={frame}
          howTo={
            <Suspense>
              <HowTo level="suggested" {...howTo} />
            </Suspense>
          }
        />
      );
  }
}
