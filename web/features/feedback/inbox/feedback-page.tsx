import { useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Tabs } from '#web/ui/navigation/tabs.tsx';
import { FeedbackInbox } from './feedback-inbox.tsx';
import { RatingList } from './rating-list.tsx';

/** Typed feedback and ratings for staff; the address has the part and its filters. */
export function FeedbackPage() {
  const t = useT();
  const { get, update } = useUrlFilters();
  return (
    <Tabs
      label={t('feedback.inbox.title')}
      selected={get('view') === 'ratings' ? 'ratings' : 'typed'}
      onSelect={(view) => update({ view: view === 'typed' ? null : view })}
      tabs={[
        { id: 'typed', label: t('feedback.inbox.typed'), content: <FeedbackInbox /> },
        { id: 'ratings', label: t('feedback.ratings.title'), content: <RatingList /> },
      ]}
    />
  );
}
