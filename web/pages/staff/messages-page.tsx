import { MessagesSquare } from 'lucide-react';
import { Inbox } from '#web/features/messages/inbox/inbox.tsx';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The user's conversations. */
export function MessagesPage() {
  const t = useT();
  const hasConversations = useScope('message.own') !== null;
  return (
    <>
      <PageHeader title={t('messages.title')} purpose={t('messages.purpose')} />
      {hasConversations ? (
        <Inbox />
      ) : (
        <EmptyState icon={MessagesSquare} title={t('messages.empty')}>
          {t('messages.notForRole')}
        </EmptyState>
      )}
    </>
  );
}
