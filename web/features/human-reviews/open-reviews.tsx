import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { ListedHumanReview } from '#domain/features/human-reviews/contract.ts';
import { paths } from '#web/app/paths.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { loadNextPage } from '#web/lib/navigation/next-page.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import css from './human-reviews.module.css';
import { openReviews } from './queries.ts';
import { ReviewDue } from './review-facts.tsx';

/** The open requests that the reader can answer, the earliest due date first. */
export function OpenHumanReviews() {
  const t = useT();
  const query = useInfiniteQuery(openReviews);
  const label = t('humanReviews.list.loading');
  if (query.error && !query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Loading label={label} skeleton={<Skeleton shape="row" count={3} />} />;
  const reviews = query.data.pages.flatMap((page) => page.reviews);
  if (reviews.length === 0) {
    return (
      <EmptyState picture="desk" title={t('humanReviews.list.empty')}>
        {t('humanReviews.list.emptyText')}
      </EmptyState>
    );
  }
  return (
    <>
      <p>{t('humanReviews.list.count', { count: query.data.pages[0]?.count ?? reviews.length })}</p>
      <ul className={css.list}>
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          icon={ChevronDown}
          isPending={query.isFetchingNextPage}
          pendingText={label}
          onPress={() => void loadNextPage(query)}
        >
          {t('humanReviews.list.more')}
        </Button>
      )}
    </>
  );
}

function ReviewItem({ review }: { readonly review: ListedHumanReview }) {
  const t = useT();
  const id = useId();
  return (
    <Card as="li" labelledBy={id}>
      <div className={css.item}>
        <h2 id={id} className={css.title}>
          <Link href={`${paths.application(review.application_id)}#human-review`}>{review.name}</Link>
        </h2>
        <p className={css.muted}>
          {[review.job, formatEmployer(t, review.company), t(`humanReviews.subjects.${review.subject}`)].join(' · ')}
        </p>
        <ReviewDue review={review} isMine />
        <p className={css.text}>{review.question}</p>
      </div>
    </Card>
  );
}
