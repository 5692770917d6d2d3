import { Clock, Paperclip } from 'lucide-react';
import type { Conversation } from '#domain/features/messages/contract.ts';
import { addressOfConversation, partnerName } from '#web/features/messages/conversation-texts.ts';
import { useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { PlainLink } from '#web/ui/action/plain-link.tsx';
import { Avatar } from '#web/ui/data/marks/avatar.tsx';
import { Time } from '#web/ui/data/time.tsx';
import { EmployerMark } from '#web/ui/mark/employer-mark.tsx';
import css from './conversation-list.module.css';

/** A conversation in the list: participants, job, last message, and due reply. */
export function ConversationLink({
  conversation,
  isOpen,
}: {
  readonly conversation: Conversation;
  readonly isOpen: boolean;
}) {
  const t = useT();
  const address = useUrlFilters();
  const { id, job, last, unread_count: unread, reply_due: due, own_side: side } = conversation;
  return (
    <PlainLink
      href={addressOfConversation(id, address.get('filter'))}
      className={css.link}
      {...(isOpen ? { 'aria-current': 'true' as const } : {})}
    >
      {side === 'seeker' ? (
        <EmployerMark id={job.organisation_id} name={job.company} size={32} />
      ) : (
        <Avatar name={conversation.seeker.name} size="small" />
      )}
      <span className={css.head}>
        <span className={css.name}>{partnerName(t, conversation)}</span>
        {last && <Time when={last.at} variant="relative" />}
      </span>
      <span className={css.job}>{job.title}</span>
      {last && (
        <span className={css.last}>
          {last.has_files && <Paperclip size={16} aria-label={t('messages.withFile')} />}
          {last.is_own ? t('messages.ownPreview', { text: last.text }) : last.text}
        </span>
      )}
      {(unread > 0 || due) && (
        <span className={css.marks}>
          {unread > 0 && <span className={css.unread}>{t('messages.unread', { count: unread })}</span>}
          {due && (
            <span className={css.due}>
              <Clock size={16} aria-hidden />
              {t('messages.replyDue')} <Time when={due} />
            </span>
          )}
        </span>
      )}
    </PlainLink>
  );
}
