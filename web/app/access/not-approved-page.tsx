import type { RouteEntry } from '#web/app/routes/route-entry.ts';
import { NextSteps } from '#web/features/approvals/next-steps.tsx';
import { useT } from '#web/lib/texts/i18n.ts';
import { NotApproved } from '#web/ui/feedback/not-approved.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './not-approved-page.module.css';

/** Instead of a page: why it isn't available, and what is. */
export function NotApprovedPage({ title }: Pick<RouteEntry, 'title'>) {
  const t = useT();
  return (
    <>
      <PageHeader title={t(title)} />
      <div className={css.parts}>
        <NotApproved />
        <CardSection title={t('approvals.own.nextSteps')}>
          <NextSteps />
        </CardSection>
      </div>
    </>
  );
}
