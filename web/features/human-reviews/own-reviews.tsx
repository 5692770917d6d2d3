import { useQuery } from '@tanstack/react-query';
import { ScanSearch } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Application } from '#domain/features/applications/contract.ts';
import { reviewWorkingDays } from '#domain/features/human-reviews/due.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { AskForReview } from './ask-form.tsx';
import { ownReviews } from './queries.ts';
import { ReviewFacts } from './review-facts.tsx';

interface OwnHumanReviewsProps {
  readonly application: Application;
  /** How the score works, rendered by its feature. */
  readonly explanation: ReactNode;
}

/** The applicant's requests for a human review with their due dates and answers, and the form for a new one. */
export function OwnHumanReviews({ application, explanation }: OwnHumanReviewsProps) {
  const t = useT();
  const { data, error, refetch } = useQuery(ownReviews(application.id));
  const [isAsking, setAsking] = useState(false);
  const [dueAt, setDueAt] = useState<string | null>(null);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('common.states.loadingName', { name: t('humanReviews.heading') })} />;
  if (data.reviews.length === 0 && !data.can_ask) return null;
  return (
    <CardSection title={t('humanReviews.heading')} id="human-review">
      {data.can_ask && <p>{t('humanReviews.own.purpose', { days: reviewWorkingDays })}</p>}
      <details>
        <summary>{t('humanReviews.own.score')}</summary>
        {explanation}
      </details>
      <div role="status">
        {dueAt && <InlineNote tone="ok">{t('humanReviews.own.sent', { date: formatDate(dueAt) })}</InlineNote>}
      </div>
      {data.reviews.map((review) => (
        <ReviewFacts key={review.id} review={review} isMine={false} />
      ))}
      {data.can_ask && isAsking && (
        <AskForReview
          applicationId={application.id}
          isRejected={application.status === 'rejected'}
          onSent={(review) => {
            setDueAt(review.due_at);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {data.can_ask && !isAsking && (
        <div>
          <Button icon={ScanSearch} onPress={() => setAsking(true)}>
            {t('humanReviews.own.ask')}
          </Button>
        </div>
      )}
    </CardSection>
  );
}
