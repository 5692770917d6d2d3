import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { InterviewCard } from '#domain/features/interviews/interview.ts';
import { formatSlot } from '#web/features/interviews/format-slot.ts';
import { InterviewChip } from '#web/features/interviews/interview-chip.tsx';
import { InterviewFilters } from '#web/features/interviews/interview-filters.tsx';
import css from '#web/features/interviews/interviews.module.css';
import { interviewList } from '#web/features/interviews/queries.ts';
import type { InterviewSelection } from '#web/features/interviews/use-interview-selection.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { LoadMore } from '#web/ui/table/load-more.tsx';

/** Interviews by filter, and those that wait for the reader's scorecard. */
export function StaffInterviews({ selection }: { readonly selection: InterviewSelection }) {
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
          <Rows interviews={first.scorecards_due} action={t('interviews.scorecards.fill')} />
        </CardSection>
      )}
      <InterviewFilters selection={selection} counts={first?.counts} labels="staff" />
      {!list.data && <Loading label={t('interviews.loading')} />}
      {list.data && interviews.length === 0 && (
        <EmptyState picture="letter" title={t('interviews.empty.title')}>
          {t('interviews.empty.staff')}
        </EmptyState>
      )}
      {interviews.length > 0 && (
        <Card>
          <Rows interviews={interviews} action={t('interviews.openOne')} />
        </Card>
      )}
      <LoadMore more={more} rowCount={interviews.length} />
    </div>
  );
}

interface RowsProps {
  readonly interviews: readonly InterviewCard[];
  readonly action: string;
}

function Rows({ interviews, action }: RowsProps) {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <ul className={css.rows}>
      {interviews.map((interview) => (
        <li key={interview.id} className={css.row}>
          <span className={css.names}>
            <strong>{interview.seeker.name}</strong>
            <span className={css.muted}>
              {interview.job.title} · {t('interviews.round', { number: interview.round })}
            </span>
          </span>
          <span className={css.names}>
            {interview.starts_at
              ? formatSlot(interview.starts_at)
              : t('interviews.slotCount', { count: interview.slot_count })}
          </span>
          <InterviewChip status={interview.status} />
          <LinkButton
            isDense
            href={`${pathname}?id=${interview.id}`}
            aria-label={`${action}: ${interview.seeker.name}`}
          >
            {action}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
