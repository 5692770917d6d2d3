import { useQuery } from '@tanstack/react-query';
import { CircleUser } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HelpdeskThread } from '#domain/features/chat/helpdesk-contract.ts';
import { paths } from '#web/app/paths.ts';
import { helpdeskStatusQuery } from '#web/features/chat/queries.ts';
import { formatShortDay } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { Avatar } from '#web/ui/data/marks/avatar.tsx';
import css from './helpdesk.module.css';

interface CustomerPaneProps {
  readonly thread: HelpdeskThread;
  readonly onOpen: (id: number) => void;
  readonly renderApplications: RenderApplications;
}

/** The applications of a job seeker who chats. */
export type RenderApplications = (personId: number) => ReactNode;

/** Who the customer is, and their other chats. */
export function CustomerPane({
  thread: { chat, past_chats: pastChats },
  onOpen,
  renderApplications,
}: CustomerPaneProps) {
  const t = useT();
  const { name, role, organisation, user_id: userId } = chat.customer;
  const roleName = role === 'guest' ? t('helpdesk.visitor') : t(`shell.roles.${role}`);
  return (
    <aside className={css.person} aria-label={t('helpdesk.customer')}>
      <section className={css.part}>
        <div className={css.who}>
          <Avatar name={name} size="large" />
          <div className={css.grow}>
            <p className={css.title}>{name}</p>
            <p className={css.note}>{[roleName, organisation].filter(Boolean).join(', ')}</p>
            {role === 'guest' && <p className={css.note}>{t('helpdesk.unverified')}</p>}
          </div>
        </div>
        {role === 'job_seeker' && userId !== null && (
          <LinkButton icon={CircleUser} isDense href={paths.seeker(userId)}>
            {t('helpdesk.openProfile')}
          </LinkButton>
        )}
      </section>
      {role === 'job_seeker' && userId !== null && (
        <section className={css.part}>
          <h3 className={css.title}>{t('helpdesk.applications')}</h3>
          {renderApplications(userId)}
        </section>
      )}
      <section className={css.part}>
        <h3 className={css.title}>{t('helpdesk.pastChats')}</h3>
        {pastChats.length === 0 && <p className={css.note}>{t('helpdesk.noPastChats')}</p>}
        <ul className={css.past}>
          {pastChats.map(({ id, first_text, created_at }) => (
            <li key={id}>
              <button type="button" className={css.pastChat} onClick={() => onOpen(id)}>
                <span>{first_text}</span>
                <time dateTime={created_at}>{formatShortDay(created_at)}</time>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <ReplyTime />
    </aside>
  );
}

/** How fast the helpdesk replies, as visitors are shown it. */
function ReplyTime() {
  const t = useT();
  const { data } = useQuery(helpdeskStatusQuery());
  if (!data) return null;
  const { median_reply_minutes: minutes } = data;
  return (
    <section className={css.part}>
      <h3 className={css.title}>{t('helpdesk.replyTime')}</h3>
      <p className={css.note}>
        {minutes === null ? t('helpdesk.fewReplies') : t('helpdesk.medianReply', { count: minutes })}
      </p>
    </section>
  );
}
