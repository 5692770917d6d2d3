import { useInfiniteQuery } from '@tanstack/react-query';
import { InterviewFilters } from '#web/features/interviews/interview-filters.tsx';
import css from '#web/features/interviews/interviews.module.css';
import { interviewList } from '#web/features/interviews/queries.ts';
import type { InterviewSelection } from '#web/features/interviews/use-interview-selection.ts';
import { ViewChoice } from '#web/features/interviews/week/week-tools.tsx';
import { WeekView } from '#web/features/interviews/week/week-view.tsx';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { LoadMore } from '#web/ui/table/load-more.tsx';
import { InterviewRows } from './interview-rows.tsx';

/** The week, or the list; roles that work across organizations start with the list. */
export function StaffInterviews({ selection }: { readonly selection: InterviewSelection }) {
  const isWide = useScope('interview.read') === 'tenant';
  const view = selection.view ?? (isWide ? 'list' : 'week');
  return view === 'week' ? <WeekView selection={selection} /> : <InterviewList selection={selection} />;
}

/** Interviews by filter, and those that wait for the reader's scorecard. */
function InterviewList({ selection }: { readonly selection: InterviewSelection }) {
  const t = useT();
  const list = useInfiniteQuery(interviewList(selection.filter));
  const [first] = list.data?.pages ?? [];
  const interviews = list.data?.pages.flatMap((page) => page.interviews) ?? [];
  if (list.error && !list.data) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  const more = {
    hasMore: list.hasNextPage,
    isLoading: list.isFetchingNextPage,
    load: () => void list.fetchNextPage(),
  };
  return (
    <div className={css.stack}>
      {first && first.scorecards_due.length > 0 && (
        <CardSection title={t('interviews.scorecards.due')}>
          <InterviewRows interviews={first.scorecards_due} action={t('interviews.scorecards.fill')} />
        </CardSection>
      )}
      <div className={css.tools}>
        <InterviewFilters selection={selection} counts={first?.counts} labels="staff" />
        <ViewChoice value="list" onChange={selection.setView} />
      </div>
      {!list.data && <Loading label={t('interviews.loading')} />}
      {list.data && interviews.length === 0 && (
        <EmptyState picture="letter" title={t('interviews.empty.title')}>
          {t('interviews.empty.staff')}
        </EmptyState>
      )}
      {interviews.length > 0 && (
        <Card>
          <InterviewRows interviews={interviews} action={t('interviews.openOne')} />
        </Card>
      )}
      <LoadMore more={more} rowCount={interviews.length} />
    </div>
  );
}
