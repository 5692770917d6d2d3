import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { interviewFilters } from '#domain/features/interviews/lifecycle.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { LoadMore } from '#web/ui/table/load-more.tsx';
import { InterviewFilters } from './interview-filters.tsx';
import css from './interviews.module.css';
import { interviewById, interviewList } from './queries.ts';
import { SeekerInterview } from './seeker-interview.tsx';
import { useInterviewSelection } from './use-interview-selection.ts';

/** The interviews of the job seeker: those that wait for a time first. */
export function OwnInterviews() {
  const t = useT();
  const selection = useInterviewSelection();
  const list = useInfiniteQuery(interviewList(selection.filter));
  const cards = list.data?.pages.flatMap((page) => page.interviews) ?? [];
  const interviews = useQueries({ queries: cards.map(({ id }) => interviewById(id)) });
  if (list.error && !list.data) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <Loading label={t('interviews.loading')} />;
  const counts = list.data.pages[0]?.counts;
  const isEmpty = counts !== undefined && interviewFilters.every((filter) => counts[filter] === 0);
  if (isEmpty) {
    return (
      <EmptyState picture="letter" title={t('interviews.empty.title')}>
        {t('interviews.empty.seeker')}
      </EmptyState>
    );
  }
  const more = {
    hasMore: list.hasNextPage,
    isLoading: list.isFetchingNextPage,
    load: () => void list.fetchNextPage(),
  };
  return (
    <div className={css.stack}>
      <InterviewFilters selection={selection} counts={counts} labels="seeker" />
      {cards.length === 0 && <p>{t('interviews.empty.filter')}</p>}
      {interviews.map(
        ({ data }, index) => data && <SeekerInterview key={data.id} interview={data} isFirst={index === 0} />,
      )}
      <LoadMore more={more} rowCount={cards.length} />
    </div>
  );
}
