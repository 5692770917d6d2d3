import { MessagesSquare } from 'lucide-react';
import { ThreadView } from '#web/features/messages/thread/thread-view.tsx';
import { useMessagesLive } from '#web/features/messages/use-messages-live.ts';
import { useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ConversationList } from './conversation-list.tsx';
import css from './inbox.module.css';

/** The conversation list and the open one; on narrow screens one at a time. */
export function Inbox() {
  const t = useT();
  const address = useUrlFilters();
  const id = idIn(address.get('conversation'));
  useMessagesLive({ isReading: true });
  return (
    <div className={css.inbox} data-open={id !== null}>
      <div className={css.list}>
        <ConversationList openId={id} />
      </div>
      <div className={css.thread}>
        {id === null ? (
          <EmptyState icon={MessagesSquare} title={t('messages.choose')}>
            {t('messages.chooseHint')}
          </EmptyState>
        ) : (
          <ThreadView key={id} id={id} />
        )}
      </div>
    </div>
  );
}

function idIn(value: string): number | null {
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;
}
