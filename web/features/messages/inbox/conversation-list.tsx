import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown, MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { type ConversationPage, conversationFilters } from '#domain/features/messages/contract.ts';
import { conversationPages } from '#web/features/messages/queries.ts';
import { useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { parseChoice, useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { loadNextPage } from '#web/lib/navigation/next-page.ts';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { StatusFilter } from '#web/ui/data/marks/status-filter.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { SearchField } from '#web/ui/field/text/search-field.tsx';
import { ConversationLink } from './conversation-link.tsx';
import css from './conversation-list.module.css';
import { useStableOrder } from './use-stable-order.ts';

/** The conversations, unread ones first. */
export function ConversationList({ openId }: { readonly openId: number | null }) {
  const t = useT();
  const address = useUrlFilters();
  const isSeeker = useSession((session) => session.user.is_user);
  const [typed, setTyped] = useState(address.get('words'));
  const words = useDebounced(typed.trim());
  const filter = parseChoice(address.get('filter'), conversationFilters) ?? 'all';
  const query = useInfiniteQuery(conversationPages({ filter, words }));
  const [first] = query.data?.pages ?? [];
  return (
    <div className={css.panel}>
      <SearchField label={t('messages.search')} value={typed} onChange={setTyped} />
      {first && (
        <StatusFilter
          label={t('messages.filter')}
          value={filter === 'all' ? null : filter}
          onChange={(next) => address.update({ filter: next })}
          choices={buildChoices(isSeeker).map((value) => ({
            value,
            label: t(`messages.filters.${value}`),
            count: first.counts[value],
          }))}
          total={first.counts.all}
        />
      )}
      {query.isPending && <Loading label={t('messages.loading')} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && <Items pages={query.data.pages} openId={openId} turn={`${filter} ${words}`} />}
      {query.hasNextPage && (
        <Button icon={ChevronDown} isPending={query.isFetchingNextPage} onPress={() => void loadNextPage(query)}>
          {t('messages.moreConversations')}
        </Button>
      )}
    </div>
  );
}

/** The filter for waiting conversations is for the team only. */
function buildChoices(isSeeker: boolean) {
  return isSeeker ? (['unread'] as const) : (['unread', 'waiting'] as const);
}

interface ItemsProps {
  readonly pages: readonly ConversationPage[];
  readonly openId: number | null;
  /** A change resets the list to the server's order. */
  readonly turn: string;
}

function Items({ pages, openId, turn }: ItemsProps) {
  const t = useT();
  const items = useStableOrder(
    pages.flatMap((page) => page.conversations),
    turn,
  );
  if (items.length === 0) {
    const isFiltered = (pages[0]?.counts.all ?? 0) > 0;
    return (
      <EmptyState
        {...(isFiltered ? { icon: MessagesSquare } : { picture: 'letter' as const })}
        title={t(isFiltered ? 'messages.noResults' : 'messages.empty')}
      >
        {t(isFiltered ? 'messages.noResultsHint' : 'messages.emptyHint')}
      </EmptyState>
    );
  }
  return (
    <nav aria-label={t('messages.list')}>
      <ul className={css.list}>
        {items.map((conversation) => (
          <li key={conversation.id}>
            <ConversationLink conversation={conversation} isOpen={conversation.id === openId} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
