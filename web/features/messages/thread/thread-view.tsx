import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Thread } from '#domain/features/messages/contract.ts';
import { paths } from '#web/app/paths.ts';
import { Composer } from '#web/features/messages/composer/composer.tsx';
import { partnerName } from '#web/features/messages/conversation-texts.ts';
import { threadQuery } from '#web/features/messages/queries.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { Avatar } from '#web/ui/data/marks/avatar.tsx';
import { ApplicationChip } from '#web/ui/data/marks/chip.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmployerMark } from '#web/ui/mark/employer-mark.tsx';
import { MessageList } from './message-list.tsx';
import css from './thread-view.module.css';

/** A conversation on a card: participants, messages, and composer. */
export function ThreadView({ id }: { readonly id: number }) {
  const t = useT();
  return (
    <Card>
      <p className={css.back}>
        <Link href={paths.messages}>{t('messages.back')}</Link>
      </p>
      <ConversationOf id={id}>{(thread) => <Conversation thread={thread} />}</ConversationOf>
    </Card>
  );
}

/** A conversation as a part of the page of its application, which names the participants. */
export function ThreadPart({ id }: { readonly id: number }) {
  return <ConversationOf id={id}>{(thread) => <Messages thread={thread} />}</ConversationOf>;
}

interface ConversationOfProps {
  readonly id: number;
  readonly children: (thread: Thread) => ReactNode;
}

function ConversationOf({ id, children }: ConversationOfProps) {
  const t = useT();
  const query = useQuery(threadQuery(id));
  return (
    <>
      {query.isPending && <Loading label={t('messages.loadingThread')} />}
      {query.isError && !query.data && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && children(query.data)}
    </>
  );
}

function Conversation({ thread }: { readonly thread: Thread }) {
  const t = useT();
  const { conversation } = thread;
  const { id, job, status, own_side } = conversation;
  const titleId = `conversation-${id}`;
  return (
    <section aria-labelledby={titleId} className={css.thread}>
      <header className={css.head}>
        <div className={css.partner}>
          {own_side === 'seeker' ? (
            <EmployerMark id={job.organisation_id} name={job.company} />
          ) : (
            <Avatar name={conversation.seeker.name} />
          )}
          <h2 id={titleId} className={css.title}>
            {partnerName(t, conversation)}
          </h2>
        </div>
        <p className={css.about}>
          <Link href={paths.application(id)}>{job.title}</Link>
          <ApplicationChip status={status} />
        </p>
        <p className={css.who}>{whoReads(t, thread)}</p>
      </header>
      <Messages thread={thread} />
    </section>
  );
}

function Messages({ thread }: { readonly thread: Thread }) {
  const t = useT();
  const { closed } = thread.conversation;
  return (
    <>
      <MessageList thread={thread} />
      {closed ? <InlineNote tone="info">{t(`messages.closed.${closed}`)}</InlineNote> : <Composer thread={thread} />}
    </>
  );
}

/** Shows who can see the conversation. */
function whoReads(t: ReturnType<typeof useT>, { conversation }: Thread): string {
  const { job, seeker, partner } = conversation;
  const values = { name: seeker.name, company: formatEmployer(t, job.company), partner: partner ?? '' };
  return t(partner ? 'messages.readersWithPartner' : 'messages.readers', values);
}
