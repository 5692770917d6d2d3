import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { NextSteps } from '#web/features/approvals/next-steps.tsx';
import { NeedsList } from '#web/features/overview/needs-list.tsx';
import { NumbersGrid } from '#web/features/overview/numbers-grid.tsx';
import { homepage } from '#web/features/overview/queries.ts';
import { useIsPending, useScope } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './homepage-page.module.css';
import { PartnerHome } from './partner-home.tsx';

/** The staff home page: the key metrics, then today's tasks. Partners see the people they support. */
export function HomepagePage() {
  return useScope('journal.write') === null ? <StaffHome /> : <PartnerHome />;
}

function StaffHome() {
  const t = useT();
  const name = useSession((session) => session.user.name);
  const canWrite = useScope('job.write') !== null;
  // Their organization has no applications, and its job drafts are in the list of tasks.
  const isPending = useIsPending();
  const { data, error, refetch } = useQuery(homepage());
  return (
    <>
      <PageHeader
        title={t('overview.staffHome.hello', { name })}
        actions={
          canWrite && (
            <LinkButton variant="primary" icon={Plus} href={paths.createJob}>
              {t('jobs.manage.create')}
            </LinkButton>
          )
        }
      />
      {!data && error && (
        <ErrorState error={error} title={t('overview.staffHome.failed')} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Loading label={t('overview.staffHome.loading')} skeleton={<Skeleton shape="row" count={6} />} />
      )}
      {data && (
        <div className={css.parts}>
          {isPending ? <BeforeApproval /> : <NumbersGrid numbers={data.numbers} />}
          {(!isPending || data.needs.length > 0) && <NeedsList needs={data.needs} />}
        </div>
      )}
    </>
  );
}

function BeforeApproval() {
  const t = useT();
  return (
    <CardSection title={t('approvals.own.nextSteps')}>
      <NextSteps />
    </CardSection>
  );
}
