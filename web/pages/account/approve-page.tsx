import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { Navigate } from 'react-router';
import type { Approval } from '#domain/features/approvals/contract.ts';
import { paths } from '#web/app/paths.ts';
import { LinkFailed } from '#web/features/accounts/sign-up/link-failed.tsx';
import { ApprovalCard } from '#web/features/approvals/approval-card.tsx';
import { DecidedBanner } from '#web/features/approvals/approval-list.tsx';
import { approvalByLink, decideByLink } from '#web/features/approvals/queries.ts';
import { offerByLink } from '#web/features/offers/queries.ts';
import { OfferByLink } from '#web/features/offers/staff/offer-by-link.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { useLinkToken } from '#web/lib/session/link-token.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import css from '#web/pages/parts/form-page.module.css';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The approval page of an email link, for an offer or another request. Without a link it redirects to the queue. */
export function ApprovePage() {
  const t = useT();
  const token = useLinkToken();
  const offer = useQuery({ ...offerByLink(token ?? ''), enabled: token !== null });
  if (token === null) return <Navigate to={paths.approvals} replace />;
  if (offer.isPending) return <Loading label={t('accounts.recovery.checking')} />;
  if (offer.data) {
    return (
      <div className={css.wide}>
        <PageHeader title={t('offers.approval.byMailTitle')} purpose={t('offers.approval.byMailPurpose')} />
        <OfferByLink offer={offer.data} token={token} />
      </div>
    );
  }
  return (
    <div className={css.wide}>
      <PageHeader title={t('approvals.byMail.title')} purpose={t('approvals.byMail.purpose')} />
      <ByLink token={token} />
    </div>
  );
}

function ByLink({ token }: { readonly token: string }) {
  const t = useT();
  const { data, error, refetch } = useQuery(approvalByLink(token));
  const [decided, setDecided] = useState<Approval | null>(null);
  if (decided) {
    return (
      <div className={css.parts}>
        <DecidedBanner approval={decided} />
        <div>
          <ToQueue />
        </div>
      </div>
    );
  }
  if (error instanceof ApiError && error.code === 'link_not_valid') {
    return <LinkFailed hint={t('approvals.byMail.failedHint')} action={<ToQueue />} />;
  }
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('accounts.recovery.checking')} />;
  return (
    <ApprovalCard approval={data} onDecide={async (decision) => setDecided(await decideByLink(token, decision))} />
  );
}

function ToQueue() {
  const t = useT();
  return (
    <LinkButton icon={BadgeCheck} href={paths.approvals}>
      {t('approvals.byMail.toQueue')}
    </LinkButton>
  );
}
