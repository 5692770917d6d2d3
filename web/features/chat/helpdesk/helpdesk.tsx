import { Headset } from 'lucide-react';
import { useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { RenderApplications } from './customer-pane.tsx';
import css from './helpdesk.module.css';
import { HelpdeskInbox } from './helpdesk-inbox.tsx';
import { HelpdeskThreadView } from './helpdesk-thread.tsx';
import { useFeed } from './use-feed.ts';

/** The inbox, the open chat, and its customer; on narrow screens one at a time. */
export function Helpdesk({ renderApplications }: { readonly renderApplications: RenderApplications }) {
  const t = useT();
  const address = useUrlFilters();
  const wanted = address.get('chat');
  const id = /^[1-9]\d{0,14}$/.test(wanted) ? Number(wanted) : null;
  const feed = useFeed(id);
  return (
    <div className={css.desk} data-open={id !== null}>
      <div className={css.inbox}>
        <HelpdeskInbox openId={id} onOpen={(chat) => address.update({ chat: String(chat) })} />
      </div>
      {id === null ? (
        <div className={css.thread}>
          <EmptyState icon={Headset} title={t('helpdesk.choose')}>
            {t('helpdesk.chooseHint')}
          </EmptyState>
        </div>
      ) : (
        <HelpdeskThreadView
          key={id}
          id={id}
          feed={feed}
          renderApplications={renderApplications}
          onBack={() => address.update({ chat: null })}
          onOpen={(chat) => address.update({ chat: String(chat) })}
        />
      )}
    </div>
  );
}
