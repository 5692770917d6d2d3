import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BadgeCheck, House } from 'lucide-react';
import { useEffect } from 'react';
import { paths } from '#web/app/paths.ts';
import { LinkFailed } from '#web/features/accounts/sign-up/link-failed.tsx';
import { NextSteps } from '#web/features/approvals/next-steps.tsx';
import { ApprovalStatusPanel } from '#web/features/approvals/own-standing.tsx';
import { ownApprovalStatus } from '#web/features/approvals/queries.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useLinkToken } from '#web/lib/session/link-token.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import css from '#web/pages/parts/form-page.module.css';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The approval status of a new organization. */
export function ApprovalPage() {
  const t = useT();
  const token = useLinkToken();
  const leads = useScope('organisation.own') !== null;
  const canAsk = token !== null || leads;
  const { data: standing, error, isFetching, refetch } = useQuery({ ...ownApprovalStatus(token), enabled: canAsk });
  useRefreshedRights(standing?.status);
  if (!canAsk || standing === null) return <NothingToApprove />;
  if (error instanceof ApiError && error.code === 'link_not_valid') return <OldLink />;
  if (!standing) {
    return (
      <>
        <PageHeader title={t('approvals.own.status')} />
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading label={t('approvals.own.loading')} />
        )}
      </>
    );
  }
  return (
    <div className={css.page}>
      <ApprovalStatusPanel
        standing={standing}
        onRefresh={() => void refetch()}
        isRefreshing={isFetching}
        whileWaiting={
          <section aria-labelledby="next-steps" className={css.other}>
            <h2 id="next-steps">{t('approvals.own.nextSteps')}</h2>
            <NextSteps />
          </section>
        }
      />
    </div>
  );
}

/** A decision changes the user's permissions. */
function useRefreshedRights(status: string | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (status !== undefined && status !== 'pending') void queries.invalidateQueries({ queryKey: ['me'] });
  }, [status, queries]);
}

function NothingToApprove() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('approvals.own.status')} />
      <EmptyState icon={BadgeCheck} title={t('approvals.own.noneTitle')} action={<Home />}>
        {t('approvals.own.noneText')}
      </EmptyState>
    </>
  );
}

function OldLink() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('approvals.own.status')} />
      <LinkFailed hint="" action={<Home />} />
    </>
  );
}

function Home() {
  const t = useT();
  return (
    <LinkButton variant="primary" icon={House} href={paths.start}>
      {t('approvals.own.start')}
    </LinkButton>
  );
}
