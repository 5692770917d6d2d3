import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, CircleCheck, RotateCcw, UserPlus } from 'lucide-react';
import type { HelpdeskThread } from '#domain/features/chat/helpdesk-contract.ts';
import { languages } from '#domain/phrases/phrases.ts';
import { useSession } from '#web/lib/session.ts';
import { formatLanguage, formatList } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { formatWeeklyHours } from '#web/lib/texts/weekly-hours.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Menu } from '#web/ui/action/menu.tsx';
import { Avatar } from '#web/ui/data/marks/avatar.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { CustomerPane, type RenderApplications } from './customer-pane.tsx';
import css from './helpdesk.module.css';
import { HelpdeskMessages } from './helpdesk-messages.tsx';
import { agentsQuery, helpdeskThread, useAssignChat, useSetChatStatus } from './queries.ts';
import { ReplyBox } from './reply-box.tsx';
import type { Feed } from './use-feed.ts';

interface HelpdeskThreadViewProps {
  readonly id: number;
  readonly feed: Feed;
  readonly onBack: () => void;
  readonly onOpen: (id: number) => void;
  readonly renderApplications: RenderApplications;
}

/** One chat, and who the customer is. */
export function HelpdeskThreadView({ id, feed, onBack, ...pane }: HelpdeskThreadViewProps) {
  const t = useT();
  const { data: thread, isPending, error, refetch } = useQuery(helpdeskThread(id));
  return (
    <>
      <div className={css.thread}>
        <div className={css.back}>
          <Button icon={ArrowLeft} isDense onPress={onBack}>
            {t('helpdesk.back')}
          </Button>
        </div>
        {isPending && <Loading label={t('chat.loading')} />}
        {error && !thread && <ErrorState error={error} onRetry={() => void refetch()} />}
        {thread && (
          <>
            <ThreadHead thread={thread} />
            <OtherViewers thread={thread} />
            <HelpdeskMessages thread={thread} typist={feed.typist} />
            {thread.chat.status === 'closed' ? (
              <p className={css.ended}>{t('helpdesk.closedHint')}</p>
            ) : (
              <ReplyBox id={id} setTyping={feed.setTyping} />
            )}
          </>
        )}
      </div>
      {thread && <CustomerPane thread={thread} {...pane} />}
    </>
  );
}

function ThreadHead({ thread: { chat } }: { readonly thread: HelpdeskThread }) {
  const t = useT();
  const setStatus = useSetChatStatus(chat.id);
  const isClosed = chat.status === 'closed';
  const language = languages.find((one) => one === chat.language);
  const facts = [chat.page && t('helpdesk.onPage', { page: chat.page }), language && formatLanguage(language)];
  return (
    <header className={css.head}>
      <Avatar name={chat.customer.name} />
      <div className={css.grow}>
        <h2 className={css.title}>{chat.customer.name}</h2>
        <p className={css.note}>{[t(`chat.statuses.${chat.status}`), ...facts].filter(Boolean).join(' · ')}</p>
      </div>
      <AssignMenu thread={{ chat }} />
      <Button
        icon={isClosed ? RotateCcw : CircleCheck}
        isDense
        isPending={setStatus.isPending}
        onPress={() => setStatus.mutate(isClosed ? 'ongoing' : 'closed')}
      >
        {t(isClosed ? 'helpdesk.reopen' : 'helpdesk.close')}
      </Button>
    </header>
  );
}

function AssignMenu({ thread: { chat } }: { readonly thread: Pick<HelpdeskThread, 'chat'> }) {
  const t = useT();
  const { data } = useQuery(agentsQuery());
  const assign = useAssignChat(chat.id);
  const agents = (data?.agents ?? []).map(({ id, name, state, languages: spoken, hours }) => ({
    id: String(id),
    label: `${name} (${t(`chat.presence.${state}`)})`,
    note: [formatList(spoken.map(formatLanguage)), formatWeeklyHours(hours)].filter(Boolean).join(' · '),
    onAction: () => assign.mutate(id),
  }));
  const release = { id: 'none', label: t('helpdesk.release'), onAction: () => assign.mutate(null) };
  return (
    <Menu
      label={t('helpdesk.assign')}
      trigger={(props) => (
        <Button {...props} icon={UserPlus} isDense isPending={assign.isPending}>
          {chat.assignee ? t('helpdesk.with', { name: chat.assignee.name }) : t('helpdesk.assign')}
        </Button>
      )}
      entries={chat.assignee ? [...agents, release] : agents}
    />
  );
}

/** Warns if another agent has the same chat open. */
function OtherViewers({ thread: { viewers } }: { readonly thread: HelpdeskThread }) {
  const t = useT();
  const ownId = useSession(({ user }) => user.user_id);
  const others = viewers.filter(({ user_id }) => user_id !== ownId).map(({ name }) => name);
  return (
    <div role="status">
      {others.length > 0 && (
        <InlineNote tone="warn">{t('helpdesk.alsoHere', { names: formatList(others) })}</InlineNote>
      )}
    </div>
  );
}
