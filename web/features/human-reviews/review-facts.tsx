import { type ReactNode, useId } from 'react';
import type { HumanReview } from '#domain/features/human-reviews/contract.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { SummaryList } from '#web/ui/data/summary-list.tsx';
import { Time } from '#web/ui/data/time.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import css from './human-reviews.module.css';

interface ReviewProps {
  readonly review: HumanReview;
  /** Whether the reader is the one who answers. */
  readonly isMine: boolean;
}

/** A request with its due date and answer. */
export function ReviewFacts({ review, isMine, children }: ReviewProps & { readonly children?: ReactNode }) {
  const t = useT();
  const id = useId();
  const { subject, question, asked_at: askedAt, answer, answered_at: answeredAt, answered_by: answeredBy } = review;
  const rows = [
    { label: t('humanReviews.subject'), value: t(`humanReviews.subjects.${subject}`) },
    { label: t('humanReviews.asked'), value: <Time when={askedAt} /> },
    { label: t('humanReviews.request'), value: question && <span className={css.text}>{question}</span> },
    { label: t('humanReviews.answer'), value: answer && <span className={css.text}>{answer}</span> },
    { label: t('humanReviews.answeredBy'), value: answeredBy },
    { label: t('humanReviews.answered'), value: answeredAt && <Time when={answeredAt} /> },
  ];
  return (
    <article className={css.review} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {t(`humanReviews.statuses.${review.status}`)}
      </h3>
      <ReviewDue review={review} isMine={isMine} />
      <SummaryList rows={rows.filter(({ value }) => value)} />
      {children}
    </article>
  );
}

/** The due date of an open request, or that it is overdue. */
export function ReviewDue({ review, isMine }: ReviewProps) {
  const t = useT();
  if (review.status !== 'open') return null;
  const date = formatDate(review.due_at);
  if (review.is_overdue) {
    return (
      <InlineNote tone="warn">{t(isMine ? 'humanReviews.overdue' : 'humanReviews.overdueOwn', { date })}</InlineNote>
    );
  }
  return <p>{t(isMine ? 'humanReviews.due' : 'humanReviews.dueOwn', { date })}</p>;
}
