import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { type HelpdeskChat, type HelpdeskFilter, helpdeskFilters } from '#domain/features/chat/helpdesk-contract.ts';
import { formatAge } from '#web/features/chat/chat-times.ts';
import { useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { loadNextPage } from '#web/lib/navigation/next-page.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Avatar } from '#web/ui/data/marks/avatar.tsx';
import { CountBadge } from '#web/ui/data/marks/count-badge.tsx';
import { FilterPill } from '#web/ui/data/marks/filter-pill.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { SearchField } from '#web/ui/field/text/search-field.tsx';
import css from './helpdesk-inbox.module.css';
import { OwnHoursButton } from './own-hours-button.tsx';
import { PresenceSwitch } from './presence-switch.tsx';
import { helpdeskChats } from './queries.ts';
import { SoundSwitch } from './sound-switch.tsx';

interface HelpdeskInboxProps {
  readonly openId: number | null;
  readonly onOpen: (id: number) => void;
}

/** The chats, by status, with a search over names and messages. */
export function HelpdeskInbox({ openId, onOpen }: HelpdeskInboxProps) {
  const t = useT();
  const [filter, setFilter] = useState<HelpdeskFilter>('open');
  const [typed, setTyped] = useState('');
  const query = useInfiniteQuery(helpdeskChats(filter, useDebounced(typed.trim())));
  const counts = query.data?.pages[0]?.counts;
  const chats = query.data?.pages.flatMap((page) => page.chats) ?? [];
  return (
    <section className={css.inbox} aria-label={t('helpdesk.inbox')}>
      <div className={css.head}>
        <h1 tabIndex={-1}>{t('helpdesk.title')}</h1>
        <PresenceSwitch />
        <OwnHoursButton />
      </div>
      <fieldset className={css.filters}>
        <legend className={css.hidden}>{t('helpdesk.show')}</legend>
        {helpdeskFilters.map((value) => (
          <FilterPill
            key={value}
            state={value === filter ? 'chosen' : 'off'}
            count={counts?.[value]}
            onPress={() => setFilter(value)}
          >
            {t(`helpdesk.filters.${value}`)}
          </FilterPill>
        ))}
      </fieldset>
      <SearchField
        label={t('helpdesk.search')}
        placeholder={t('helpdesk.search')}
        isLabelHidden
        value={typed}
        onChange={setTyped}
      />
      {query.isPending && <Loading label={t('helpdesk.inbox')} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && chats.length === 0 && <p className={css.empty}>{t('chat.empty')}</p>}
      {chats.length > 0 && (
        <ul className={css.list}>
          {chats.map((chat) => (
            <li key={chat.id}>
              <ChatRow chat={chat} isOpen={chat.id === openId} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button icon={ChevronDown} isPending={query.isFetchingNextPage} onPress={() => void loadNextPage(query)}>
          {t('helpdesk.more')}
        </Button>
      )}
      <SoundSwitch />
    </section>
  );
}

interface ChatRowProps {
  readonly chat: HelpdeskChat;
  readonly isOpen: boolean;
  readonly onOpen: (id: number) => void;
}

function ChatRow({ chat, isOpen, onOpen }: ChatRowProps) {
  const t = useT();
  const { id, customer, last, unread_count: unread, created_at, assignee } = chat;
  const role = customer.role === 'guest' ? t('helpdesk.visitor') : t(`shell.roles.${customer.role}`);
  return (
    <button type="button" className={css.row} aria-current={isOpen || undefined} onClick={() => onOpen(id)}>
      <Avatar name={customer.name} />
      <span className={css.grow}>
        <span className={css.line}>
          <span className={css.name}>{customer.name}</span>
          <time dateTime={last?.at ?? created_at}>{formatAge(last?.at ?? created_at)}</time>
        </span>
        <span className={css.fact}>
          {[role, customer.organisation, assignee && t('helpdesk.with', { name: assignee.name })]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className={css.preview} data-unread={unread > 0}>
          {last?.text}
        </span>
      </span>
      {unread > 0 && (
        <>
          <span aria-hidden>
            <CountBadge count={unread} />
          </span>
          <span className={css.hidden}>{t('chat.unread', { count: unread })}</span>
        </>
      )}
    </button>
  );
}
