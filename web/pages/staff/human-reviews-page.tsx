import { OpenHumanReviews } from '#web/features/human-reviews/open-reviews.tsx';
import { useT } from '#web/lib/texts/i18n.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The open requests for a human review, by due date. */
export function HumanReviewsPage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('humanReviews.title')} purpose={t('humanReviews.purpose')} />
      <OpenHumanReviews />
    </>
  );
}
